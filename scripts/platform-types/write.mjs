// `node scripts/platform-types/write.mjs`: regenerates `src/client/generated`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openapi } from '@seamapi/types/connect'
import { CLIENT_ROUTES } from './client-routes.mjs'
import { generateTypes } from './generate.mjs'

const FOLDER = fileURLToPath(new URL('../../src/client/generated', import.meta.url))

const files = generateTypes(openapi, CLIENT_ROUTES)
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
for (const [file, text] of files) writeFileSync(join(FOLDER, file), text)
console.log(`${[...files.keys()].join(', ')} in src/client/generated`)
