import { elementsOf } from '../manifest.mjs'
import { GUIDES } from './contents.mjs'

/** Lists pages for language models (https://llmstxt.org). */
const list = (sections, { description }, hrefOf, ...notes) =>
  [
    '# Latchkey',
    `> ${description}`,
    ...notes,
    ...sections.map(
      ({ title, pages }) =>
        `## ${title}\n\n${pages.map((page) => `- [${page.name}](${hrefOf(page)}): ${page.description}`).join('\n')}`
    )
  ].join('\n\n')

/** Creates `llms.txt` of the documentation site. */
export const siteList = (sections, manifest) =>
  list(
    sections,
    manifest,
    ({ path }) => `${path}.html`,
    'The whole documentation in one file: [llms-full.txt](llms-full.txt).'
  )

/** Creates `llms.txt` of the package, which links to the guides as Markdown and to the manifest of the elements. */
export function packageList(elements, manifest) {
  const repository = manifest.homepage.replace(/#.*$/, '/blob/main/')
  const pages = elementsOf(elements).map(({ tagName, summary }) => ({ name: tagName, description: summary }))
  const [start, ...guides] = GUIDES
  return list([start, { title: 'Elements', pages }, ...guides], manifest, ({ path, source = `docs/${path}.md` }) =>
    path ? repository + source : 'custom-elements.json'
  )
}

/** Creates `llms-full.txt`, the Markdown of all pages. */
export const fullText = (sections) =>
  sections
    .flatMap(({ pages }) => pages)
    .map(({ markdown }) => markdown.trim())
    .join('\n\n---\n\n')
