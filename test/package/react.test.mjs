import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { transformSync } from 'esbuild'
import { parseAst } from 'rollup/parseAst'
import { leaveOut } from '../../.ci/leave-out.mjs'
import { UNREACHED } from '../../.ci/react-unreached.mjs'
import { moduleGraph } from './support/module-graph.mjs'

const ROOT = new URL('../../', import.meta.url)
const read = (file) => readFileSync(new URL(file, ROOT), 'utf8')
const reactDom = read('node_modules/react-dom/cjs/react-dom-client.production.js')
const all = (key) => UNREACHED.flatMap((part) => part[key] ?? [])
const functions = UNREACHED.flatMap((part) => Object.keys(part.functions ?? {}))

test('what React DOM does not have any more fails the build by its name', () => {
  const names = [...functions, ...all('hooks'), ...all('assignments'), ...all('cases')].map(String)
  const parts = UNREACHED.map((part) => ({ ...part, patterns: [] }))
  assert.throws(() => leaveOut('var nothing', parts), ({ message }) => names.every((name) => message.includes(name)))
})

test('a pattern that React DOM does not match any more fails the build by what it looks for', () => {
  for (const [pattern] of all('patterns')) {
    const changed = reactDom.replaceAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`), 'changed')
    assert.throws(() => leaveOut(changed, [{ patterns: [[pattern, '']] }]), ({ message }) => message.includes(String(pattern)))
  }
})

test('React DOM as it is installed has all of it', () => {
  assert.ok(leaveOut(reactDom, UNREACHED).length < reactDom.length)
})

test('a case goes with what only it leads to, and what another case falls into stays', () => {
  const code = `function work(fiber) {
    switch (fiber.tag) {
      case 1: log(1)
      case 26: log(26)
      case 2: return log(2)
      case 27: var late = 27; return late
      case 30: case 3: late = 3
    }
    return 26 === fiber.tag || 5 !== fiber.tag ? late : 'nothing'
  }`
  const text = leaveOut(code, [{ cases: [26, 27, 30] }])
  const run = (tag) => {
    const logged = []
    const work = new Function('log', `'use strict'; ${text}; return work`)((number) => logged.push(number))
    return [work({ tag }), logged]
  }
  assert.deepEqual(run(1), [3, [1, 26, 2]])
  assert.deepEqual(run(2), [1, [2]])
  assert.deepEqual(run(3), [3, []])
  assert.deepEqual(run(27), [undefined, []])
  assert.deepEqual(run(5), ['nothing', []])
  assert.doesNotMatch(text, /26 ===|case (?:26|27|30)/)
})

const namesIn = (object) => (object?.properties ?? []).map(({ key }) => key?.name ?? key?.value)

/** What a module takes from React by name, and what it renders with which properties. */
function usesOf(file) {
  const { code } = transformSync(read(file), { loader: file.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic' })
  const uses = { imports: [], tags: [], properties: [], styles: [] }
  const visit = (node) => {
    if (node.type === 'ImportDeclaration' && /^react(?:$|-dom|\/)/.test(node.source.value))
      uses.imports.push(...node.specifiers.map(({ imported }) => imported?.name ?? '*'))
    if (node.type === 'CallExpression' && /^(?:jsxs?|createElement)$/.test(node.callee.name)) {
      const [{ name, value: tag }, given] = node.arguments
      if (tag) uses.tags.push(tag)
      const keys = namesIn(given)
      uses.styles.push(...namesIn(given?.properties?.find(({ key }) => key?.name === 'style')?.value))
      if (tag || name === 'Fragment') uses.properties.push(...keys.map((key) => (tag ? key : `Fragment.${key}`)))
    }
    for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') visit(child)
  }
  visit(parseAst(code))
  return uses
}

const sources = ['src', 'elements'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
)
const uses = new Map(sources.map((file) => [file, usesOf(file)]))

test('what uses React takes it by names, of which it is told what is used', () => {
  const used = (key) => [...uses.values()].flatMap((of) => of[key])
  for (const name of ['useState', 'lazy', 'Component', 'jsx']) assert.ok(used('imports').includes(name), name)
  for (const tag of ['div', 'input', 'svg']) assert.ok(used('tags').includes(tag), tag)
  assert.ok(used('properties').includes('onClick'))
  for (const style of ['flexGrow', 'opacity']) assert.ok(used('styles').includes(style), style)
  assert.ok(!used('imports').includes('*'))
})

for (const { what, imports = [], tags = /^$/, properties = [], styles = [] } of UNREACHED) {
  test(`nothing here reaches what is left out: ${what}`, () => {
    for (const [file, used] of uses) {
      assert.deepEqual(used.imports.filter((name) => imports.includes(name)), [], file)
      assert.deepEqual(used.tags.filter((tag) => tags.test(tag)), [], file)
      assert.deepEqual(used.properties.filter((name) => properties.includes(name)), [], file)
      assert.deepEqual(used.styles.filter((name) => styles.includes(name)), [], file)
    }
  })
}

test('no package in the bundle makes or calls what is left out', () => {
  const built = ['elements/device-table.js', 'cdn/all.js'].flatMap((entry) => [...moduleGraph(entry).values()]).join('\n')
  const symbols = all('cases').flatMap((name) => reactDom.match(new RegExp(`\\b${name} = Symbol\\.for\\("(.+?)"\\)`))?.[1] ?? [])
  assert.ok(symbols.includes('react.memo'))
  assert.match(built, /"react\.suspense"/)
  for (const symbol of symbols) assert.ok(!built.includes(`"${symbol}"`), `${symbol} is made.`)
  assert.match(built, /\.H\.useState\(/)
  for (const hook of all('hooks')) assert.doesNotMatch(built, new RegExp(`\\.H\\.${hook}\\(`))
})
