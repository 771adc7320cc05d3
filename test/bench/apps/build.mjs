import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { unpackInto } from '../../hosts/support/package.mjs'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url))

/** Applications by name: the entry files in this folder. */
const APPS = ['floor', 'react-floor', 'elements', 'react']

async function buildApp(root, name) {
  const output = { entryFileNames: `${name}.js`, chunkFileNames: `${name}/[name]-[hash].js` }
  const rollupOptions = { input: join(root, `${name}.mjs`), output }
  const settings = { write: false, rollupOptions }
  const { output: files } = await build({ root, base: '/apps/', configFile: false, logLevel: 'error', build: settings })
  return files.map(({ fileName, code }) => [`/apps/${fileName}`, code])
}

/**
 * Builds the applications as hosts do: with Vite, from the tarball that would be published.
 *
 * @returns the code of their files by path. The entry of an application is `/apps/NAME.js`.
 */
export async function buildApps() {
  const root = await mkdtemp(join(tmpdir(), 'latchkey-bench-'))
  try {
    await cp(HERE, root, { recursive: true })
    await unpackInto(join(root, 'node_modules/latchkey'))
    for (const name of ['react', 'react-dom']) await symlink(join(PACKAGES, name), join(root, 'node_modules', name))
    const files = []
    for (const name of APPS) files.push(...(await buildApp(root, name)))
    return Object.fromEntries(files)
  } finally {
    await rm(root, { recursive: true })
  }
}
