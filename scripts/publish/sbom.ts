/** `npm run sbom`: prints the list of the packages that reach readers (SBOM, CycloneDX). */
import { printJson } from '../shared/output.ts'
import { readPackageList } from './package-list.ts'

printJson(readPackageList())
