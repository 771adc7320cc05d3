import assert from 'node:assert/strict'
import { test } from 'node:test'
import { elementNames } from '../../.ci/entries.mjs'
import { gzipped, moduleGraph, readBuilt, staticImports } from './support/module-graph.mjs'

/** The most that a wrapper may weigh, in bytes of gzip -9, without the elements and without the framework. */
const MOST_BYTES = 2000

const FRAMEWORKS = { 'react.js': 'react', 'vue.js': 'vue', 'angular/index.js': '@angular/core' }

const componentName = (name) =>
  name === 'session' ? 'SessionProvider' : name.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())

for (const [entry, framework] of Object.entries(FRAMEWORKS)) {
  test(`${entry} weighs at most ${MOST_BYTES} bytes, and imports nothing but ${framework} of the host`, () => {
    const graph = moduleGraph(entry)
    assert.deepEqual([...graph.keys()], [entry, framework])
    const weight = gzipped(graph.get(entry))
    assert.ok(weight <= MOST_BYTES, `It weighs ${weight} bytes.`)
  })

  test(`${entry} has a component for each element, which fetches that element alone`, () => {
    const code = readBuilt(entry)
    for (const name of elementNames()) {
      assert.match(code, new RegExp(`as ${componentName(name)}\\b`))
      assert.match(code, new RegExp(`import\\("\\.{1,2}/elements/${name}\\.js"\\)`))
    }
  })
}

test('react.js is a module of client components', () => {
  assert.match(readBuilt('react.js'), /^'use client';\n/)
})

test('svelte.js has nothing to run', () => {
  assert.deepEqual(staticImports(readBuilt('svelte.js')), [])
})

test('directives are compiled for the compiler of the host, with types that strict templates read', () => {
  const code = readBuilt('angular/index.js')
  const types = readBuilt('angular/index.d.ts')
  for (const name of elementNames()) {
    assert.match(code, new RegExp(`selector:"x-${name}"`))
    assert.match(types, new RegExp(`ɵɵDirectiveDeclaration<${componentName(name)}, "x-${name}"`))
  }
})
