import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const { engines, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const page = readFileSync('docs/versions.md', 'utf8')

const NAMES = { react: 'React', vue: 'Vue', '@angular/core': 'Angular', svelte: 'Svelte' }

test('The page on versions contains the requirements of the package', () => {
  const requirements = {
    Node: engines.node,
    ...Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [name, peerDependencies[key]]))
  }
  for (const [name, range] of Object.entries(requirements)) {
    const row = page.split('\n').find((line) => line.startsWith(`| ${name},`))
    assert.ok(row?.endsWith(`| ${range.replace('>=', '')} and newer |`), `${name} ${range}`)
  }
})
