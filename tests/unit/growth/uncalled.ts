const component = 'a component: its text is shown as it is'
const tokenizer = 'a part of the tokenizer: it is measured with parseMarkdown'
const name = 'takes the name of a row of one of our tables, never the text of a page'
const stages = 'its stages are measured on their own'
const own = 'takes texts of the application, never those of a page or an answer'
const library = 'measured with those that call it'

/** Functions that take text and are not called with long ones, with reasons. */
export const uncalled: Readonly<Record<string, string>> = {
  'content/text-ends.ts#withoutEnd': library,
  'content/text-ends.ts#withoutEnds': library,
  'content/text-ends.ts#replaceSpans': library,
  'content/sidebar.ts#withPrefix': library,
  'content/json-positions.ts#lineAt': library,
  'dialect/raw-html/html-fragment.ts#endOf': library,
  'prepare/prepare-text.ts#prepareText': stages,
  'prepare/prepare-text.ts#prepareBeginning': stages,
  'prepare/article-parts.ts#prepareFirstPart': stages,
  'content/fields.ts#field': own,
  'content/config-file.ts#configIssue': own,
  'content/reading-time.ts#readingTimeText': own,
  'content/page-metadata.ts#readMetadata': 'measured with every field of a page in the test below',
  'content/fields.ts#readFields': 'measured with every field of a page in the test below',
  'content/config-file.ts#readConfigFile': 'measured with the files that it reads',
  'content/write-manifest.ts#writeManifest':
    'writes what the index command has read; its own benchmark is in docs/performance.md',
  'content/sidebar-choice.ts#configuredItems': own,
  'content/sidebar-choice.ts#showsApiServer': own,
  'content/unknown-names.ts#unknownNames': name,
  'content/web-page.ts#isWebPage': 'gets the first 1,000 characters of an answer',
  'content/page-view.ts#pageOf': 'measured with pages',
  'dialect/attributes/element-properties.ts#attributeProperties': own,
  'dialect/component/content-syntax.ts#componentClose': tokenizer,
  'dialect/component/content-syntax.ts#componentContent': tokenizer,
  'dialect/container/container-shape.ts#containerTitleShape': name,
  'dialect/container/names.ts#containerRow': name,
  'dialect/container/names.ts#titleKind': name,
  'dialect/container/title-line.ts#readTitle': tokenizer,
  'dialect/container/title-line.ts#titleText': tokenizer,
  'dialect/container/title-line.ts#bracketTitle': tokenizer,
  'dialect/element-shape.ts#blockElement': name,
  'dialect/to-elements.ts#toElements': library,
  'features/search/docsearch/docsearch-texts.ts#docSearchTexts': own,
  'features/search/entry-rank.ts#rankedEntries': library,
  'features/search/search-other.ts#searchOther': 'sends the query to the worker; its index is measured',
  'features/search/worker/store-parts.ts#storeParts': own,
  'features/search/hosted-client.ts#askHosted': 'sends the query; the answer is measured with hostedHits',
  'markdown/blocks/author-style.ts#told': 'logs what an author wrote, as it is',
  'markdown/blocks/block.ts#optionOf': name,
  'markdown/blocks/block.ts#isOn': name,
  'markdown/blocks/registry.ts#blockRow': name,
  'markdown/blocks/block-frame.tsx#blockPart': name,
  'markdown/blocks/own-block/load-module.ts#ownElement': 'takes a name and a hash of the manifest',
  'markdown/blocks/tabs-view.tsx#shownTab': name,
  'markdown/blocks/code/code-copy-button.tsx#CodeCopyButton': component,
  'markdown/blocks/code/use-highlight.ts#useHighlight':
    'a hook; a block beyond its limit is not highlighted (config/blocks.ts)',
  'markdown/blocks/code/highlight.ts#highlight':
    'highlight.js; a block beyond its limit is not highlighted (config/blocks.ts)',
  'markdown/blocks/drawing/diagram-view.tsx#saveSvg': component,
  'markdown/blocks/drawing/diagram-view.tsx#CopySource': component,
  'markdown/blocks/drawing/flow-options.ts#flowOptions': name,
  'markdown/blocks/console/frame/element.ts#element': component,
  'markdown/blocks/console/frame/copy-button.ts#copyFrom': 'copies a text as it is',
  'markdown/blocks/console/frame/form-parts.ts#fieldset': component,
  'markdown/blocks/console/frame/form.ts#labelled': component,
  'markdown/blocks/console/frame/form.ts#controlsOf': component,
  'markdown/blocks/console/read-operation.ts#readOperation': own,
}
