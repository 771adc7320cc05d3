// `npm run build`: writes dist/ as it is published. The finished build replaces the previous one, so a page or a test
// never sees a partial build, and a failed build keeps the previous one.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageList } from './docs/llms.mjs'
import { editorData } from './editor-data.mjs'
import { elementTags, firstScreenNames } from './entries.mjs'
import { cdnTags, integrityOf, modulesOf } from './integrity.mjs'
import { createManifest } from './manifest.mjs'
import { tagTypes } from './typings.mjs'
import { writeWrappers } from './wrappers/write.mjs'

const PACKAGE = JSON.parse(readFileSync('package.json', 'utf8'))
const CACHE = 'node_modules/.cache/latchkey'

function bundle(folder) {
  const { status } = spawnSync('node_modules/.bin/rollup', ['-c', '--silent'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, LATCHKEY_DIST: folder }
  })
  if (status !== 0) throw new Error('The bundle could not be made: the reason is above.')
}

/** Writes the descriptions of the elements for editors, TypeScript and documentation. */
async function describe(folder) {
  const manifest = await createManifest(join(folder, 'index.d.ts'))
  writeFileSync(join(folder, 'tags.d.ts'), tagTypes(manifest))
  const data = { 'custom-elements.json': manifest, ...editorData(manifest, PACKAGE.homepage) }
  for (const [file, content] of Object.entries(data)) {
    writeFileSync(join(folder, file), `${JSON.stringify(content)}\n`)
  }
  writeFileSync(join(folder, 'llms.txt'), `${packageList(manifest, PACKAGE)}\n`)
  await writeWrappers(manifest, folder)
}

/** Returns `latchkey.css` with the tags of all elements that show something in place of `x-every-screen`. */
function pageStyles() {
  const tags = elementTags().filter((tag) => tag !== 'x-session')
  return readFileSync('elements/latchkey.css', 'utf8').replace('x-every-screen', `\n  ${tags.join(',\n  ')}\n`)
}

/** Writes the integrity hashes of the CDN files, and the tags that contain them and the session script. */
function seal(folder) {
  const session = join(folder, 'begin-session.js')
  const sessionScript = readFileSync(session, 'utf8')
  rmSync(session)
  const integrity = integrityOf(folder)
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(integrity, undefined, 2)}\n`)
  const firstScreens = firstScreenNames().map((name) => [`x-${name}`, modulesOf(folder, `first/${name}.js`)])
  const tags = cdnTags(PACKAGE, integrity, sessionScript, Object.fromEntries(firstScreens))
  writeFileSync(join(folder, 'tags.html'), tags)
}

mkdirSync(CACHE, { recursive: true })
const folder = mkdtempSync(join(CACHE, 'build-'))
const next = join(folder, 'next')
try {
  bundle(next)
  await describe(next)
  for (const file of ['latchkey.css', 'cdn/latchkey.css']) writeFileSync(join(next, file), pageStyles())
  seal(join(next, 'cdn'))
  rmSync('dist', { recursive: true, force: true })
  renameSync(next, 'dist')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
