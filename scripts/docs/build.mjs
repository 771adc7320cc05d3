// `npm run docs`: builds the documentation as a static site in docs/site/, from docs/, dist/custom-elements.json and
// the doc comments in it. The site sends no requests to other hosts.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { customProperties } from '../custom-properties.mjs'
import { layout } from './layout.mjs'
import { fullText, siteList } from './llms.mjs'
import { siteSections } from './pages.mjs'

const ASSETS = fileURLToPath(new URL('assets/', import.meta.url))
/** Files that the site shares with the demo. */
const OF_THE_DEMO = ['icon.svg', 'remember.js', 'tab-list.js']
const PACKAGE = JSON.parse(readFileSync('package.json', 'utf8'))

function write(folder, path, text) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Creates the search index: page titles and headings. */
const searchIndex = (sections) =>
  sections.flatMap(({ pages }) =>
    pages.map(({ path, name, title, description, outline }) => ({
      path: `${path}.html`,
      title: title === name ? title : `${name}: ${title}`,
      description,
      headings: outline.map(({ id, text }) => [id, text])
    }))
  )

const PREFIX = '--latchkey-'
const tokenNames = () => customProperties().map(({ name }) => name.slice(PREFIX.length))

/** Writes the site into a folder after emptying it. Requires a built `dist/`. */
export function buildSite(folder) {
  const sections = Object.assign(siteSections(), { version: PACKAGE.version })
  rmSync(folder, { recursive: true, force: true })
  for (const page of sections.flatMap(({ pages }) => pages)) {
    const body = page.body && readFileSync(join(ASSETS, page.body), 'utf8')
    write(folder, `${page.path}.html`, layout(page, { sections, body }))
  }
  cpSync(ASSETS, join(folder, 'assets'), { recursive: true, filter: (file) => !file.endsWith('.html') })
  for (const file of OF_THE_DEMO) cpSync(join('demo', file), join(folder, 'assets', file))
  cpSync('dist/cdn', join(folder, 'cdn'), {
    recursive: true,
    filter: (file) => !/\.map$|\/(?:all\.js|tags\.html)$/.test(file)
  })
  write(folder, 'assets/tokens.json', JSON.stringify({ tokens: tokenNames() }))
  write(folder, 'search.json', JSON.stringify(searchIndex(sections)))
  write(folder, 'llms.txt', `${siteList(sections, PACKAGE)}\n`)
  write(folder, 'llms-full.txt', `${fullText(sections)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!existsSync('dist/custom-elements.json')) spawnSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' })
  buildSite('docs/site')
  console.log('The documentation is in docs/site: serve that folder, or `npm start` and open /docs/.')
}
