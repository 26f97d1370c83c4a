/** `npm run sbom`: prints the list of the packages that reach readers (SBOM, CycloneDX). */
import { printLines } from '../shared/output.ts'
import { readPackageList } from './package-list.ts'

printLines(...JSON.stringify(readPackageList(), null, 2).split('\n'))
