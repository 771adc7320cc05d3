import { readFileSync } from 'node:fs'
import { cdnAddress, importMapOf } from '../integrity.mjs'
import { GUIDES } from './contents.mjs'
import { elementPages } from './element-page.mjs'

const FRONT_MATTER = /^---\ndescription: (.+)\n(?:[^-].*\n)*---\n/
/** Pages whose text is a file outside `docs/`. */
const SOURCES = { changelog: 'CHANGELOG.md' }

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

const PACKAGE = JSON.parse(read('package.json'))

/** CDN folder of this version. */
export const CDN = cdnAddress(PACKAGE)

/** Replaces versions, import maps and hashes of the CDN in a text by those of this version. */
export function inThisVersion(markdown) {
  const hashes = JSON.parse(read('dist/cdn/integrity.json'))
  const { tag, source } = importMapOf(PACKAGE, hashes)
  return markdown
    .replaceAll(/(cdn\.jsdelivr\.net\/npm\/latchkey@)\d+\.\d+\.\d+/g, `$1${PACKAGE.version}`)
    .replaceAll(/(dist\/cdn\/([\w.-]+)"\s+integrity=")sha384-…/g, (_, prefix, file) => prefix + hashes[file])
    .replaceAll('<script type="importmap">…</script>', tag)
    .replaceAll('sha256-…', source)
}

/** Returns the handwritten pages by section, with the description in their front matter. */
export const guides = () =>
  Object.entries(GUIDES).map(([title, names]) => ({
    title,
    pages: Object.entries(names).map(([path, name]) => {
      const text = read(`docs/${path}.md`)
      const [head, description] = FRONT_MATTER.exec(text)
      const markdown = path in SOURCES ? read(SOURCES[path]) : text.slice(head.length)
      return { path, name, description: description.replaceAll(/^"|"$/g, ''), markdown }
    })
  }))

/** Returns the generated pages of the elements. Requires a built `dist/`. */
export const generatedPages = () => elementPages(JSON.parse(read('dist/custom-elements.json')), { cdn: CDN })

/** Returns all pages of the site by section, in reading order, as `guides` does. Requires a built `dist/`. */
export const siteSections = () =>
  guides().map(({ title, pages }) => ({
    title,
    pages: [...pages, ...(title === 'Elements' ? generatedPages() : [])].map((page) => ({
      ...page,
      markdown: inThisVersion(page.markdown)
    }))
  }))
