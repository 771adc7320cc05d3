import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { ELEMENTS, GUIDES } from '../../scripts/docs/contents.mjs'
import { siteTexts } from '../../scripts/docs/llms.mjs'
import { configureMarkdown, slugify } from '../../scripts/docs/markdown.mjs'
import { siteSections } from '../../scripts/docs/pages.mjs'

const BASE = '/docs/'
const MANIFEST = JSON.parse(readFileSync('package.json', 'utf8'))
/** Documents for contributors. */
const WITHOUT_PAGE = ['architecture.md', 'building.md', 'recipes.md', 'writing-tests.md', 'decisions/**']

const hrefOf = (path) => `/${path.replace(/(^|\/)index$/, '$1')}`
const groupOf = (text, names) => ({
  text,
  items: Object.entries(names).map(([path, name]) => ({ text: name, link: hrefOf(path) }))
})
const pathOf = (tag) => `elements/${tag.slice('x-'.length)}`
const elementGroups = Object.entries(ELEMENTS).map(([text, names]) =>
  groupOf(text, Object.fromEntries(Object.entries(names).map(([tag, name]) => [pathOf(tag), name])))
)
const sections = Object.entries(GUIDES).map(([text, names]) => ({
  text,
  groups: [groupOf(text, names), ...(text === 'Elements' ? elementGroups : [])]
}))
const linksOf = (groups) => groups.flatMap(({ items }) => items.map(({ link }) => link))

const descriptions = new Map(
  siteSections().flatMap(({ pages }) => pages.map(({ path, description }) => [`${path}.md`, description]))
)

/** Copies the elements and the icon, and writes the texts for language models. */
function completeSite({ outDir }) {
  cpSync('dist/cdn', join(outDir, 'cdn'), {
    recursive: true,
    filter: (file) => !/\.map$|\/(?:all\.js|tags\.html)$/.test(file)
  })
  cpSync('demo/icon.svg', join(outDir, 'icon.svg'))
  for (const [file, text] of Object.entries(siteTexts(MANIFEST))) writeFileSync(join(outDir, file), `${text}\n`)
}

if (!existsSync('dist/custom-elements.json')) throw new Error('Run `npm run build` first.')

export default defineConfig({
  base: BASE,
  outDir: 'site',
  cacheDir: fileURLToPath(new URL('../../node_modules/.vitepress', import.meta.url)),
  srcExclude: WITHOUT_PAGE,
  lang: 'en',
  title: 'Latchkey',
  titleTemplate: ':title · Latchkey',
  description: MANIFEST.description,
  head: [
    ['link', { rel: 'icon', href: `${BASE}icon.svg`, type: 'image/svg+xml' }],
    ['link', { rel: 'stylesheet', href: `${BASE}cdn/latchkey.css` }],
    ['script', { type: 'module', src: `${BASE}cdn/autoload.js` }]
  ],
  markdown: {
    anchor: { slugify },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: configureMarkdown
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('x-') } } },
  transformPageData: (page) => ({ description: descriptions.get(page.relativePath) ?? page.description }),
  buildEnd: completeSite,
  themeConfig: {
    logo: '/icon.svg',
    search: { provider: 'local' },
    outline: [2, 3],
    nav: sections.map(({ text, groups }) => {
      const links = linksOf(groups)
      return { text, link: links[0], activeMatch: `^(?:${links.join('|')})$` }
    }),
    // Each section has its own sidebar. VitePress selects it by the start of the path.
    sidebar: Object.fromEntries(
      sections.flatMap(({ groups }) => linksOf(groups).map((link) => [link.replace(/\/$/, '/index'), groups]))
    ),
    socialLinks: [{ icon: 'github', link: MANIFEST.homepage.replace(/#.*$/, '') }]
  }
})
