import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { SEED_DEFINITIONS } from './seed.mjs'
import { esbuildStylesheet } from './stylesheet.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

const CACHE = 'node_modules/.cache/latchkey'

/** A folder for this run alone, so that two runs at once do not take each other's files away. */
function outputFolder() {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'browser-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Bundles parts of `test/` for a browser, with the React that is shipped, which has no ES modules of its own, in chunks
 * that they share: a page then takes a few requests, not hundreds.
 *
 * @param plugins more of esbuild's.
 * @returns the folder in which they are, until the process ends; their paths in it are those in `test/`.
 */
export async function bundleForBrowser(entryPoints, plugins = []) {
  const outdir = outputFolder()
  await build({
    entryPoints,
    outdir,
    outbase: 'test',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'linked',
    define: { 'process.env.NODE_ENV': '"production"', PACKAGE_VERSION: JSON.stringify(version), ...SEED_DEFINITIONS },
    // The fake clock asks for it in Node only.
    external: ['util'],
    plugins: [esbuildStylesheet(), ...plugins],
    logLevel: 'warning'
  })
  return outdir
}
