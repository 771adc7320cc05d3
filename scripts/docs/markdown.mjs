import MarkdownIt from 'markdown-it'
import { readInfo } from './fences.mjs'
import { highlighted } from './highlight.mjs'

const OUTLINED = new Set(['h2', 'h3'])
const TAG = /^<?(x-[a-z-]+)>?$/

const textOf = ({ children }) => children.map(({ content }) => content).join('')

const slugOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** Returns the anchor of a heading. Duplicates get a number. */
function nameFor(text, taken) {
  const slug = slugOf(text)
  const count = (taken.get(slug) ?? 0) + 1
  taken.set(slug, count)
  return count === 1 ? slug : `${slug}-${count}`
}

const parser = new MarkdownIt({ html: true })
const { escapeHtml } = parser.utils

parser.core.ruler.push('headings', ({ tokens, env }) => {
  const taken = new Map()
  let heading
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      heading = textOf(tokens[index + 1])
      const id = nameFor(heading, taken)
      token.attrSet('id', id)
      if (token.tag === 'h1') env.title ??= heading
      if (OUTLINED.has(token.tag)) env.outline.push({ level: Number(token.tag[1]), id, text: heading })
    }
    token.meta = { ...token.meta, heading }
  }
})

/** Marks the first and the last fence of a group of tabs. */
parser.core.ruler.push('tabs', ({ tokens }) => {
  const hasTab = (token) => token?.type === 'fence' && readInfo(token.info).tab
  for (const [index, token] of tokens.entries()) {
    if (hasTab(token))
      token.meta = { ...token.meta, begins: !hasTab(tokens[index - 1]), ends: !hasTab(tokens[index + 1]) }
  }
})

parser.renderer.rules.fence = (tokens, index) => {
  const { info, content, meta } = tokens[index]
  const { language, title, tab } = readInfo(info)
  const label = title ?? tab ?? language
  const block = `<div class="code">
<p class="code-bar"><span class="code-title">${escapeHtml(label)}</span><button class="copy" type="button">Copy<span class="unseen"> the code of ${escapeHtml(meta.heading ?? label)}${tab ? `, ${tab}` : ''}</span></button></p>
<pre><code>${highlighted(content, language)}</code></pre>
</div>
`
  if (!tab) return block
  return `${meta.begins ? '<div class="tabs">\n' : ''}<div class="tab" data-tab="${escapeHtml(tab)}">\n${block}</div>\n${meta.ends ? '</div>\n' : ''}`
}

parser.renderer.rules.table_open = (tokens, index) =>
  `<div class="table" role="group" tabindex="0" aria-label="${escapeHtml(tokens[index].meta.heading ?? 'Table')}"><table>\n`
parser.renderer.rules.table_close = () => '</table></div>\n'

// Links the name of an element to its page.
parser.renderer.rules.code_inline = (tokens, index, _options, env) => {
  const { content } = tokens[index]
  const [, tag] = TAG.exec(content) ?? []
  const code = `<code>${escapeHtml(content)}</code>`
  const isLinked = tokens.slice(0, index).findLast(({ type }) => type.startsWith('link_'))?.type === 'link_open'
  const href = tag && !isLinked && env.hrefOfElement(tag)
  return href ? `<a href="${href}">${code}</a>` : code
}

const plainHeading = parser.renderer.rules.heading_close
parser.renderer.rules.heading_close = (tokens, index, options, env, self) => {
  const { tag } = tokens[index]
  const opened = tokens.slice(0, index).findLast((token) => token.type === 'heading_open')
  const link = OUTLINED.has(tag)
    ? `<a class="anchor" href="#${opened.attrGet('id')}"><span class="unseen">Link to “${escapeHtml(opened.meta.heading)}”</span></a>`
    : ''
  return link + (plainHeading?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options))
}

/**
 * Renders a page from Markdown.
 *
 * @param options.hrefOfElement returns the link from this page to the page of a tag.
 * @param options.hrefOf resolves a link in the text to an address in the site.
 * @returns the HTML, the title and the headings of level 2 and 3.
 */
export function renderMarkdown(markdown, { hrefOfElement, hrefOf }) {
  const env = { outline: [], hrefOfElement }
  const tokens = parser.parse(markdown, env)
  for (const link of tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'link_open')) {
    link.attrSet('href', hrefOf(link.attrGet('href')))
  }
  return { html: parser.renderer.render(tokens, parser.options, env), title: env.title, outline: env.outline }
}
