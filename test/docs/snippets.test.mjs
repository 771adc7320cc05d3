import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { transform } from 'lightningcss'
import { customProperties } from '../../scripts/custom-properties.mjs'
import { siteSections } from '../../scripts/docs/pages.mjs'
import { compile } from './support/check.mjs'
import { allSnippets, snippetsOf } from './support/snippets.mjs'

/** Code that is not tested, by page and reason. */
const NOT_RUN = [
  'server-tokens: it needs Express and a session of the host',
  'server-tokens: it needs Nuxt and a session of the host'
]

/** Files that other snippets import, by the title of their code block. */
const IMPORTED = { 'app/doors.tsx': 'doors.tsx', 'create-token.ts': 'create-token.ts' }

const neighboursOf = (snippets) =>
  Object.fromEntries(
    snippets.filter(({ title }) => title in IMPORTED).map(({ title, code }) => [IMPORTED[title], code])
  )

test('Every code block in the documentation is tested or listed with a reason', () => {
  const left = allSnippets().filter((snippet) => !snippet.kind && !snippet['not-run'])
  assert.deepEqual(
    left.map(({ place, language }) => `${place} ${language}`),
    []
  )
  const notRun = allSnippets().filter((snippet) => snippet['not-run'])
  assert.deepEqual(
    notRun.map((snippet) => `${snippet.page}: ${snippet['not-run']}`),
    NOT_RUN
  )
})

test('Every element has a snippet for each framework', () => {
  const pages = siteSections().find(({ title }) => title === 'Elements').pages
  const snippets = allSnippets()
  for (const { path } of pages.filter(({ tag }) => tag)) {
    const hosts = snippets.filter(({ page, tab }) => page === path && tab).map(({ tab }) => tab)
    assert.deepEqual(hosts, ['HTML', 'React', 'Vue', 'Angular', 'Svelte'], path)
  }
})

for (const kind of ['typescript', 'vue', 'svelte', 'angular']) {
  test(`The ${kind} code in the documentation compiles with the package`, async () => {
    const snippets = snippetsOf(kind)
    assert.ok(snippets.length > 5, kind)
    const { isRefused, output } = await compile(kind, snippets, neighboursOf(snippets))
    assert.ok(!isRefused, output)
  })
}

test('A snippet with a mistake is rejected', async () => {
  const code =
    'import { DeviceTable } from \'latchkey/react\'\nexport const Page = () => <DeviceTable headng="Doors" />'
  const { isRefused, output } = await compile('typescript', [{ place: 'wrong', language: 'tsx', code }])
  assert.ok(isRefused)
  assert.match(output, /headng/)
})

test('CSS in the documentation is valid and uses existing tokens', () => {
  const snippets = snippetsOf('css')
  const known = new Set([...customProperties().map(({ name }) => name), '--latchkey-min-height'])
  assert.ok(snippets.length > 0)
  for (const { code, place } of snippets) {
    transform({ filename: place, code: Buffer.from(code) })
    for (const [name] of code.matchAll(/--latchkey-[a-z\d-]+/g)) assert.ok(known.has(name), `${place} ${name}`)
  }
})

test('Shell commands in the documentation are tested steps or scripts of this project', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const isOurs = (line) =>
    ['npm install', 'npx latchkey doctor'].includes(line) || /^npm (?:run )?([\w:]+)/.exec(line)?.[1] in scripts
  const lines = snippetsOf('sh').flatMap(({ page, code }) =>
    code
      .trim()
      .split(/\n| && /)
      .map((line) => [page, line])
  )
  const tried = new Set(lines.filter(([page]) => page.startsWith('getting-started/')).map(([, line]) => line))
  for (const [page, line] of lines) assert.ok(tried.has(line) || isOurs(line), `${page}: ${line}`)
})
