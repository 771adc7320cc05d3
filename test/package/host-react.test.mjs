import assert from 'node:assert/strict'
import { test } from 'node:test'
import { build } from 'esbuild'
import { elementNames } from '../../scripts/entries.mjs'
import { BUDGETS, REACT_OF_THE_HOST } from './support/budgets.mjs'
import { moduleGraph, weightOf } from './support/module-graph.mjs'

const OF_THE_HOST = new Set(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'])

test('The elements of latchkey/react import only React and React DOM from the host', () => {
  for (const name of elementNames()) {
    const taken = [...moduleGraph(`host-react/elements/${name}.js`).keys()].filter((path) => !path.endsWith('.js'))
    for (const path of taken) assert.ok(OF_THE_HOST.has(path), `${name} imports ${path}.`)
  }
})

test('A React application with latchkey/react contains one React DOM in all of its chunks', async () => {
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

test(`The table weighs at most ${REACT_OF_THE_HOST} bytes in a React application, which has its own React DOM`, (t) => {
  const weight = weightOf('host-react/elements/device-table.js')
  t.diagnostic(`${weight} bytes, ${BUDGETS['elements/device-table.js']} elsewhere`)
  assert.ok(weight <= REACT_OF_THE_HOST, `It weighs ${weight} bytes.`)
})
