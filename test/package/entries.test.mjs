import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { elementNames } from '../../scripts/entries.mjs'
import { languages } from '../../scripts/message-modules.mjs'
import { THIN, WRAPPER } from './support/budgets.mjs'
import { DIST, moduleGraph, readBuilt, weightOf } from './support/module-graph.mjs'

const PACKAGE = JSON.parse(readFileSync(new URL('../package.json', DIST), 'utf8'))
const elementEntries = elementNames().map((name) => `elements/${name}.js`)
const testingEntries = ['testing/index.js', 'testing/playwright.js']
const nodeEntries = ['client/index.js', 'sandbox/index.js', ...testingEntries]

for (const entry of ['index.js', 'configure.js', ...elementEntries, ...nodeEntries]) {
  test(`${entry} can be imported on a server`, async () => {
    const exported = await import(new URL(entry, DIST))
    assert.notEqual(Object.keys(exported).length, 0)
  })
}

const cdnEntries = ['cdn/all.js', 'cdn/autoload.js', 'cdn/configure.js']

for (const entry of ['index.js', 'configure.js', ...elementEntries, ...nodeEntries, ...cdnEntries]) {
  test(`${entry} contains or imports everything that it needs`, () => {
    for (const [file, code] of moduleGraph(entry)) {
      assert.ok(code, `${file} is not in the package.`)
      assert.doesNotMatch(code, /\bprocess\.env\.NODE_ENV\b/, file)
    }
  })
}

test('cdn/all.js is self-contained, and loads only the sandbox, the languages and the developer tools', () => {
  const code = readBuilt('cdn/all.js')
  assert.equal(moduleGraph('cdn/all.js').size, 1)
  const fetched = [...code.matchAll(/\bimport\(new URL\(["'`]([^"'`]+)["'`],/g)].map(([, file]) => file)
  assert.equal(fetched.length, code.match(/\bimport\(/g).length)
  const files = ['debug', 'hints', 'look', 'qr', 'sandbox', ...languages().map((name) => `messages/${name}`)]
  const expected = files.map((name) => `./${name}.js`)
  assert.deepEqual([...new Set(fetched)].toSorted(), expected.toSorted())
  for (const file of fetched) assert.ok(existsSync(new URL(`cdn/${file}`, DIST)), `${file} is missing.`)
})

for (const entry of ['configure.js', 'cdn/configure.js']) {
  test(`${entry} is self-contained and weighs less than 2,000 bytes`, () => {
    assert.equal(moduleGraph(entry).size, 1)
    assert.ok(weightOf(entry) < THIN, `${weightOf(entry)} bytes`)
  })
}

for (const entry of ['react.js', 'vue.js', 'angular/index.js']) {
  test(`${entry} weighs less than ${WRAPPER} bytes without the elements, which it loads on first use`, () => {
    assert.ok(weightOf(entry) < WRAPPER, `${weightOf(entry)} bytes`)
  })
}

test('The developer tools are self-contained, so that they load no second copy of the elements', () => {
  for (const entry of ['cdn/hints.js', 'cdn/debug.js']) assert.equal(moduleGraph(entry).size, 1, entry)
})

test('The testing entry weighs less than 2,000 bytes without the sandbox, which is that of the package', () => {
  for (const entry of testingEntries) {
    const files = [...moduleGraph(entry).keys()]
    assert.ok(files.includes('sandbox/index.js'), files.join())
    assert.ok(weightOf(entry) - weightOf('sandbox/index.js') < THIN, entry)
  }
})

test('The client and the sandbox contain no React and use no DOM', () => {
  for (const entry of ['client/index.js', 'sandbox/index.js']) {
    for (const [file, code] of moduleGraph(entry)) {
      assert.doesNotMatch(code, /Symbol\.for\("react|\bcustomElements\b|\bdocument\./, `${entry} imports ${file}`)
    }
  }
})

test('Every entry point of the package exists, with its types first', () => {
  const { exports } = PACKAGE
  const files = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? target : Object.values(target)
  )
  for (const target of [...files, PACKAGE.unpkg, PACKAGE.jsdelivr, PACKAGE.customElements]) {
    for (const name of target.includes('*') ? elementNames() : ['']) {
      const file = target.replace('*', name)
      assert.ok(existsSync(new URL(`../${file}`, DIST)), `${file} is missing.`)
    }
  }
  const typed = Object.values(exports).filter((target) => typeof target === 'object')
  for (const target of typed) assert.equal(Object.keys(target)[0], 'types')
})

test('The types import no package that a host may lack', () => {
  const ofAFramework = new Set([
    'react.d.ts',
    'vue.d.ts',
    'svelte.d.ts',
    'angular/index.d.ts',
    'angular/element-directive.d.ts'
  ])
  const files = readdirSync(DIST, { recursive: true }).filter(
    (file) => file.endsWith('.d.ts') && !ofAFramework.has(file)
  )
  assert.ok(files.includes('index.d.ts'))
  for (const file of files) {
    const declarations = readBuilt(file).replaceAll(/\/\*[\s\S]*?\*\//g, '')
    const foreign = [...declarations.matchAll(/(?:from|import\()\s*['"]([^.'"][^'"]*)['"]/g)].map(([, name]) => name)
    assert.deepEqual(foreign, [], file)
  }
})

test('The lockfile contains no registry address', () => {
  const lock = readFileSync(new URL('../package-lock.json', DIST), 'utf8')
  assert.doesNotMatch(lock, /"resolved"|registry\./)
})

test('The lockfile contains the packages of every platform, which `npm ci` requires', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', DIST), 'utf8'))
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const name of Object.keys(optionalDependencies)) {
      assert.ok(
        packages[`node_modules/${name}`] ?? packages[`${path}/node_modules/${name}`],
        `${name} of ${path} is missing.`
      )
    }
  }
})

test('Every dependency has an exact version', () => {
  const { dependencies = {}, devDependencies } = PACKAGE
  assert.deepEqual(dependencies, {}, 'What the package needs is in its bundle.')
  for (const [name, version] of Object.entries(devDependencies)) assert.match(version, /^\d+\.\d+\.\d+$/, name)
})
