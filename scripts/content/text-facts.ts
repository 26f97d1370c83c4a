import type { ContentIssue } from '../../src/content/issue.ts'
import { addressesOfPath, addressOfFile } from '../../src/content/page-path.ts'
import type { Page } from '../../src/content/page-view.ts'
import { readPage } from '../../src/content/read-page.ts'
import { textMark } from '../../src/content/text-mark.ts'
import { translatedText } from '../../src/content/translation.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'
import { expandIncludes } from '../../src/dialect/includes.ts'
import { hashOf } from '../shared/hash-of.ts'
import { contentText } from './content-text.ts'
import { picturePaths } from './picture-sizes.ts'

/** What a page's text alone says: everything in the manifest but the sizes of images. */
export interface TextFacts {
  readonly page: FoundPage
  readonly issues: readonly ContentIssue[]
  /** The paths of its images, which may not exist. */
  readonly pictures: readonly string[]
}

/** Reads a page's text. `shown` is what the page says about itself. */
export async function readTextFacts(
  folder: string,
  file: string,
  text: string,
): Promise<TextFacts & { readonly shown: Omit<Page, 'body'> }> {
  const address = addressOfFile(file)
  if (!address) throw new Error(`${file} is not a page`)
  // Images of included files count as images of the page. The content check reports faulty includes.
  const reading = await readPage(text, { address, file, textLocale: address.locale }, (body) =>
    expandIncludes(body, file, (part) => contentText(folder, part)),
  )
  const { body, ...page } = reading.page
  const { shortTitle, icon, order, description, index, breadcrumbExclude, basedOn, date, redirectFrom } =
    page.metadata
  return {
    page: {
      ...address,
      file,
      title: page.title,
      shortTitle,
      icon,
      order,
      description,
      index,
      breadcrumbExclude,
      basedOn,
      date,
      hash: hashOf(text),
      textHash: hashOf(translatedText(text)),
      redirectFrom: (redirectFrom ?? []).flatMap(addressesOfPath),
    },
    issues: page.issues,
    pictures: picturePaths(body, address),
    shown: { ...page, textMark: textMark(text) },
  }
}
