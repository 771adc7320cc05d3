import assert from 'node:assert/strict'
import { test } from 'node:test'
import { build } from 'esbuild'
import { elementNames } from '../../.ci/entries.mjs'
import { BUDGETS, REACT_OF_THE_HOST } from './support/budgets.mjs'
import { moduleGraph, weightOf } from './support/module-graph.mjs'

const OF_THE_HOST = new Set(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'])

test('the elements of latchkey/react take React and React DOM from the host, and nothing else', () => {
  for (const name of elementNames()) {
    const taken = [...moduleGraph(`host-react/elements/${name}.js`).keys()].filter((path) => !path.endsWith('.js'))
    for (const path of taken) assert.ok(OF_THE_HOST.has(path), `${name} imports ${path}.`)
  }
})

test('a React application that uses latchkey/react has one React DOM in all that it may ever fetch', async () => {
  const { metafile } = await build({
    stdin: { contents: `export * from 'latchkey/react'`, resolveDir: 'test/package' },
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: '/bundle',
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' }
  })
  const inputs = Object.keys(metafile.inputs)
  assert.equal(inputs.filter((path) => path.includes('react-dom-client')).length, 1)
  const ownReact = [...moduleGraph('elements/device-table.js').keys()].filter((path) => /\/core-/.test(path))
  assert.equal(ownReact.length, 1)
  assert.ok(!inputs.some((path) => path.endsWith(ownReact[0])))
})

test(`the table is lighter by React DOM for a React application: at most ${REACT_OF_THE_HOST} bytes`, (t) => {
  const weight = weightOf('host-react/elements/device-table.js')
  t.diagnostic(`${weight} bytes, ${BUDGETS['elements/device-table.js']} elsewhere`)
  assert.ok(weight <= REACT_OF_THE_HOST, `It weighs ${weight} bytes.`)
})
