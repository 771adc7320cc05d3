import { elementsOf } from '../manifest.mjs'
import { guides, siteSections } from './pages.mjs'

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

/** Creates `llms.txt` and `llms-full.txt` of the documentation site. */
export function siteTexts(manifest) {
  const sections = siteSections()
  const note = 'The whole documentation in one file: [llms-full.txt](llms-full.txt).'
  const texts = sections.flatMap(({ pages }) => pages).map(({ markdown }) => markdown.trim())
  return {
    'llms.txt': list(sections, manifest, ({ path }) => `${path}.html`, note),
    'llms-full.txt': texts.join('\n\n---\n\n')
  }
}

/** Creates `llms.txt` of the package, which links to the guides as Markdown and to the manifest of the elements. */
export function packageList(elements, manifest) {
  const repository = manifest.homepage.replace(/#.*$/, '/blob/main/')
  const pages = elementsOf(elements).map(({ tagName, summary }) => ({ name: tagName, description: summary }))
  const sections = guides().map((section) =>
    section.title === 'Elements' ? { ...section, pages: [...section.pages, ...pages] } : section
  )
  return list(sections, manifest, ({ path }) => (path ? `${repository}docs/${path}.md` : 'custom-elements.json'))
}
