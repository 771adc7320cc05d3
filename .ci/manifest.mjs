// Writes dist/custom-elements.json: what each element offers, from the doc comments above its class and its options.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { create, ts } from '@custom-elements-manifest/analyzer'
import { elementNames } from './entries.mjs'

const BASE = 'src/element/latchkey-element.ts'

const parse = (path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true)

const manifest = create({ modules: [BASE, ...elementNames().map((name) => `elements/${name}.ts`)].map(parse) })
mkdirSync('dist', { recursive: true })
writeFileSync('dist/custom-elements.json', `${JSON.stringify(manifest, null, 2)}\n`)
