import { existsSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { importMapOf } from '../integrity.mjs'
import { GUIDES } from './contents.mjs'
import { elementPages } from './element-page.mjs'
import { renderMarkdown } from './markdown.mjs'

const ROOT = new URL('../../', import.meta.url)
const PACKAGE = JSON.parse(read('package.json'))
const REPOSITORY = PACKAGE.homepage.replace(/#.*$/, '/blob/main/')

function read(file) {
  return readFileSync(new URL(file, ROOT), 'utf8')
}

/** CDN folder of this version. */
export const CDN = `https://cdn.jsdelivr.net/npm/${PACKAGE.name}@${PACKAGE.version}/dist/cdn/`

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

function guide({ path, source = `docs/${path}.md`, ...page }) {
  if (!existsSync(new URL(source, ROOT))) return []
  return [{ ...page, path, source, markdown: inThisVersion(read(source)) }]
}

/** Returns the relative link from one page to another. */
export const hrefBetween = (from, to) => posix.relative(dirname(`/${from}`), `/${to}`) || posix.basename(to)

/** Resolves a link in the text of a page: to a page of the site if there is one, otherwise to the repository. */
function siteHref({ path, source }, pages, href) {
  if (!source || /^(?:[a-z]+:|#)/.test(href)) return href
  const [file, anchor] = href.split('#')
  const target = posix.join(dirname(source), file)
  const page = pages.find((each) => each.source === target)
  const found = page ? hrefBetween(path, `${page.path}.html`) : REPOSITORY + target
  return anchor ? `${found}#${anchor}` : found
}

function rendered(page, pages) {
  const elements = new Map(
    pages.filter(({ path }) => path.startsWith('elements/')).map(({ name, path }) => [name, path])
  )
  return {
    ...page,
    ...renderMarkdown(page.markdown, {
      hrefOf: (href) => siteHref(page, pages, href),
      hrefOfElement: (tag) =>
        elements.has(tag) && elements.get(tag) !== page.path
          ? hrefBetween(page.path, `${elements.get(tag)}.html`)
          : undefined
    })
  }
}

/**
 * Returns all pages of the site by section, in reading order. Requires a built `dist/`.
 *
 * @returns sections with a title and pages. A page has a `path` without extension, `name`, `title`, `description`, its
 * text as `markdown` and `html`, and its `outline`.
 */
export function siteSections() {
  const manifest = JSON.parse(read('dist/custom-elements.json'))
  const elements = { title: 'Elements', pages: elementPages(manifest, { cdn: CDN }) }
  const [start, ...guides] = GUIDES.map(({ title, pages }) => ({ title, pages: pages.flatMap(guide) }))
  const sections = [start, elements, ...guides]
  const pages = sections.flatMap((each) => each.pages)
  return sections.map((each) => ({ ...each, pages: each.pages.map((page) => rendered(page, pages)) }))
}
