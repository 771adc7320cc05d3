import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { BUILD_CONSTANTS } from '../../scripts/build-constants.mjs'
import { esbuildMessages } from '../../scripts/message-modules.mjs'
import { esbuildStylesheet } from '../../scripts/stylesheet.mjs'
import { everyChunk } from './every-chunk.mjs'
import { reactComponents } from './react-components.mjs'
import { SEED_DEFINITIONS } from './seed.mjs'

const CACHE = 'node_modules/.cache/latchkey'

/** Returns a folder for this run only, so that parallel runs do not delete each other's files. */
function outputFolder() {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'browser-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Bundles files of `test/` for a browser, together with the shipped React, which has no ES modules. The bundles share
 * chunks, so that a page needs a few requests instead of hundreds.
 *
 * @param plugins additional esbuild plugins.
 * @returns the output folder, which is deleted when the process ends. Paths in it are the same as in `test/`.
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
    define: { ...BUILD_CONSTANTS, ...SEED_DEFINITIONS },
    // The fake clock imports it in Node only.
    external: ['util'],
    plugins: [esbuildStylesheet(), esbuildMessages(), everyChunk(), reactComponents(), ...plugins],
    logLevel: 'warning'
  })
  return outdir
}
