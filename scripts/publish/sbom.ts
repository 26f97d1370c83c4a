/** `npm run sbom`: prints the list of the packages that reach readers (SBOM, CycloneDX). */
import { readPackageList } from './package-list.ts'

console.log(JSON.stringify(readPackageList(), null, 2))
