import { type ContentFile, importYaml, readContentFile } from './front-matter.ts'
import { mayInclude } from './may-include.ts'
import { type Page, pageOf } from './page-view.ts'

/** A page as readers see it, and the content file that it was made from. */
interface PageWithIssues<Issue> {
  readonly content: ContentFile
  readonly page: Page
  readonly includeIssues: readonly Issue[]
}

/**
 * Reads a content file as a page with its includes, which can contain its title.
 *
 * @param expand inserts the included files; called only for a text that may include any
 * @throws what `loadYaml` throws, and nothing else
 */
export async function readPage<Issue>(
  text: string,
  target: Parameters<typeof pageOf>[1],
  expand: (
    body: string,
    file: string,
  ) => Promise<{ readonly body: string; readonly issues: readonly Issue[] }>,
  loadYaml = importYaml,
): Promise<PageWithIssues<Issue>> {
  const content = await readContentFile(text, target.file, loadYaml)
  if (!mayInclude(content.body)) return { content, page: pageOf(content, target), includeIssues: [] }
  const { body, issues } = await expand(content.body, target.file)
  return { content, page: pageOf({ ...content, body }, target), includeIssues: issues }
}
