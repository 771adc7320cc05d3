import { hrefBetween } from './pages.mjs'

/** The strictest policy that works, because the documented elements must not need more. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'"
].join('; ')

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Returns the complete HTML of a page. */
export function layout(page, { sections, body = '' }) {
  const here = `${page.path}.html`
  const to = (file) => hrefBetween(here, file)
  const pages = sections.flatMap((section) => section.pages)
  const index = pages.findIndex(({ path }) => path === page.path)
  const title = page.path === 'index' ? 'Latchkey documentation' : `${page.title} · Latchkey`

  const contents = sections
    .map(({ title: heading, pages: entries }) => {
      const links = entries.map(
        ({ path, name }) =>
          `<li><a href="${to(`${path}.html`)}"${path === page.path ? ' aria-current="page"' : ''}>${escaped(name)}</a></li>`
      )
      return `<p class="contents-title">${heading}</p>\n<ul>\n${links.join('\n')}\n</ul>`
    })
    .join('\n')

  const outline = page.outline
    .map(({ level, id, text }) => `<li class="level-${level}"><a href="#${id}">${escaped(text)}</a></li>`)
    .join('\n')

  const neighbour = (other, relation, word) =>
    other
      ? `<a class="${relation}" rel="${relation}" href="${to(`${other.path}.html`)}"><small>${word}</small> ${escaped(other.name)}</a>`
      : '<span></span>'

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escaped(page.description)}">
<title>${escaped(title)}</title>
<link rel="icon" href="${to('assets/icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${to('cdn/latchkey.css')}">
<link rel="stylesheet" href="${to('assets/site.css')}">
<link rel="stylesheet" href="${to('assets/text.css')}">
<script src="${to('assets/theme.js')}"></script>
<script type="module" src="${to('cdn/autoload.js')}"></script>
<script type="module" src="${to('assets/site.js')}"></script>
${page.script ? `<script type="module" src="${to(`assets/${page.script}`)}"></script>\n` : ''}</head>
<body data-root="${to('index.html').replace(/index\.html$/, '') || './'}">
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<a class="brand" href="${to('index.html')}"><img src="${to('assets/icon.svg')}" alt="" width="26" height="26">Latchkey</a>
<span class="version">${escaped(sections.version)}</span>
<div class="search" role="search">
<input type="search" id="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off" spellcheck="false">
<div class="results" hidden></div>
<p class="unseen" role="status"></p>
</div>
<button class="theme" type="button"><span class="unseen">Color scheme: </span><span class="theme-name">Auto</span></button>
<button class="menu" type="button" aria-expanded="false" aria-controls="contents">Menu</button>
</header>
<div class="columns">
<nav id="contents" class="contents" aria-label="Contents">
${contents}
</nav>
<main id="content" tabindex="-1">
<article>
${page.html}${body}</article>
<nav class="neighbours" aria-label="Previous and next page">
${neighbour(pages[index - 1], 'prev', 'Previous')}
${neighbour(pages[index + 1], 'next', 'Next')}
</nav>
</main>
${outline ? `<nav class="outline" aria-label="On this page">\n<p class="contents-title">On this page</p>\n<ul>\n${outline}\n</ul>\n</nav>` : '<div class="outline"></div>'}
</div>
</body>
</html>
`
}
