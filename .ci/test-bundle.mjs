import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { esbuildStylesheet } from './stylesheet.mjs'
import { browserTests } from './test-files.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

const CACHE = 'node_modules/.cache/latchkey'

/** A folder for this run alone, so that two runs at once do not take each other's files away. */
function outputFolder() {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'browser-tests-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Bundles the browser tests, with the React that is shipped, which has no ES modules of its own, in chunks that they
 * share: a test page then takes a few requests, not hundreds.
 *
 * @param only a part of the paths of the files that are wanted; all without it.
 * @returns the paths of the bundled files.
 */
export async function bundleTests(only = '') {
  const entryPoints = browserTests().filter((path) => path.includes(only))
  if (entryPoints.length === 0) throw new Error(`No browser test has "${only}" in its path.`)
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
    sourcemap: 'inline',
    define: { 'process.env.NODE_ENV': '"production"', PACKAGE_VERSION: JSON.stringify(version) },
    // The fake clock asks for it in Node only.
    external: ['util'],
    plugins: [esbuildStylesheet()],
    logLevel: 'warning'
  })
  return entryPoints.map((path) => join(outdir, path.replace(/^test\//, '').replace(/\.tsx?$/, '.js')))
}
