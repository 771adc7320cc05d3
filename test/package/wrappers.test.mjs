import assert from 'node:assert/strict'
import { test } from 'node:test'
import { build } from 'esbuild'
import { elementNames } from '../../scripts/entries.mjs'
import { moduleGraph, readBuilt, staticImports } from './support/module-graph.mjs'

/** Folders of the elements that each wrapper loads. */
const ELEMENTS = { 'react.js': './host-react/elements/', 'vue.js': './elements/', 'angular/index.js': '../elements/' }

const FRAMEWORKS = { 'react.js': 'react', 'vue.js': 'vue', 'angular/index.js': '@angular/core' }

const componentName = (name) =>
  name === 'session' ? 'SessionProvider' : name.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())

for (const [entry, framework] of Object.entries(FRAMEWORKS)) {
  test(`${entry} imports only ${framework} from the host, and the module that sends the first requests`, () => {
    assert.deepEqual(new Set(moduleGraph(entry).keys()), new Set([entry, framework, 'preload.js']))
  })

  test(`${entry} has a component for each element, which loads only that element`, () => {
    const code = readBuilt(entry)
    for (const name of elementNames()) {
      assert.match(code, new RegExp(`as ${componentName(name)}\\b`))
      assert.ok(code.includes(`import("${ELEMENTS[entry]}${name}.js")`), name)
    }
  })
}

for (const framework of ['react', 'vue']) {
  test(`A host that uses one component of latchkey/${framework} bundles only that component`, async () => {
    const contents = `import { DeviceTable } from 'latchkey/${framework}'\nconsole.warn(DeviceTable)`
    const settings = {
      bundle: true,
      write: false,
      format: 'esm',
      treeShaking: true,
      external: [framework, './preload.js', `${ELEMENTS[`${framework}.js`]}*`]
    }
    const { outputFiles } = await build({ ...settings, stdin: { contents, resolveDir: 'test/package' } })
    const fetched = [...outputFiles[0].text.matchAll(/import\("([^"]+)"\)/g)].map(([, file]) => file)
    assert.equal(fetched.length, 1)
    assert.match(fetched[0], /elements\/device-table\.js$/)
  })
}

test('react.js is a module of client components', () => {
  assert.match(readBuilt('react.js'), /^'use client';\n/)
})

test('svelte.js imports nothing', () => {
  assert.deepEqual(staticImports(readBuilt('svelte.js')), [])
})

test('Directives are compiled for the compiler of the host, with types for strict templates', () => {
  const code = readBuilt('angular/index.js')
  const types = readBuilt('angular/index.d.ts')
  for (const name of elementNames()) {
    assert.match(code, new RegExp(`selector:"x-${name}"`))
    assert.match(types, new RegExp(`ɵɵDirectiveDeclaration<${componentName(name)}, "x-${name}"`))
  }
})
