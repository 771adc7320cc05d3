// `npm run build`: dist/, as the package has it. It takes the place of the last one when it is finished, so that a page
// or a test never meets half of it, and one that fails leaves the last one as it was.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createManifest } from './manifest.mjs'
import { tagTypes } from './typings.mjs'
import { writeWrappers } from './wrappers/write.mjs'

const CACHE = 'node_modules/.cache/latchkey'

function bundle(folder) {
  const { status } = spawnSync('node_modules/.bin/rollup', ['-c', '--silent'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, LATCHKEY_DIST: folder }
  })
  if (status !== 0) throw new Error('The bundle could not be made: the reason is above.')
}

/** Writes what tells editors, TypeScript and people about the elements. */
async function describe(folder) {
  const manifest = createManifest()
  writeFileSync(join(folder, 'tags.d.ts'), tagTypes(manifest))
  writeFileSync(join(folder, 'custom-elements.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  await writeWrappers(manifest, folder)
}

mkdirSync(CACHE, { recursive: true })
const folder = mkdtempSync(join(CACHE, 'build-'))
const next = join(folder, 'next')
try {
  bundle(next)
  await describe(next)
  rmSync('dist', { recursive: true, force: true })
  renameSync(next, 'dist')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
