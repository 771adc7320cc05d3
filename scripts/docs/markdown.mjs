import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { ELEMENTS, GUIDES } from './contents.mjs'
import { readInfo } from './fences.mjs'
import { inThisVersion } from './pages.mjs'

const { homepage } = JSON.parse(readFileSync('package.json', 'utf8'))
const REPOSITORY = homepage.replace(/#.*$/, '/blob/main/')
const TAG = /^<?(x-[a-z-]+)>?$/
const TAGS = new Set(Object.values(ELEMENTS).flatMap((names) => Object.keys(names)))
const PAGES = new Set(Object.values(GUIDES).flatMap((pages) => Object.keys(pages).map((path) => `${path}.md`)))

/** Anchors as GitHub creates them, so that a link works there and in the site. */
export const slugify = (text) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** Links to files that are not pages of the site lead to the repository. */
function hrefOf(href, page) {
  if (/^(?:[a-z]+:|#|\/)/.test(href)) return href
  const [path] = href.split('#')
  const target = posix.join(posix.dirname(page), path)
  return PAGES.has(target) || !existsSync(posix.join('docs', target)) ? href : REPOSITORY + posix.join('docs', href)
}

/** Configures markdown-it of VitePress: versions, links to the repository, links from tags to their pages, file names. */
export function configureMarkdown(markdown) {
  markdown.core.ruler.before('normalize', 'version', (state) => {
    state.src = inThisVersion(state.src)
  })
  markdown.core.ruler.push('links', ({ tokens, env, Token }) => {
    for (const token of tokens.filter(({ type }) => type === 'inline')) {
      let isLink = false
      token.children = token.children.flatMap((child) => {
        if (child.type.startsWith('link_')) isLink = child.type === 'link_open'
        if (child.type === 'link_open') child.attrSet('href', hrefOf(child.attrGet('href'), env.relativePath))
        const [, tag] = (!isLink && child.type === 'code_inline' && TAG.exec(child.content)) || []
        const path = tag && `elements/${tag.slice('x-'.length)}.md`
        if (!TAGS.has(tag) || path === env.relativePath) return child
        const open = new Token('link_open', 'a', 1)
        open.attrSet('href', `/${path}`)
        return [open, child, new Token('link_close', 'a', -1)]
      })
    }
  })
  const { fence } = markdown.renderer.rules
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const { title } = readInfo(tokens[index].info)
    const code = fence(tokens, index, ...rest)
    return title ? `<p class="file">${markdown.utils.escapeHtml(title)}</p>\n${code}` : code
  }
}
