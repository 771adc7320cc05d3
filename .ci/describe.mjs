// Second half of `npm run build`: writes what tells editors, TypeScript and people about the elements.
import { writeFileSync } from 'node:fs'
import { createManifest } from './manifest.mjs'
import { typings } from './typings.mjs'

const manifest = createManifest()
for (const [file, text] of Object.entries(typings(manifest))) writeFileSync(`dist/${file}`, text)
writeFileSync('dist/custom-elements.json', `${JSON.stringify(manifest, undefined, 2)}\n`)
