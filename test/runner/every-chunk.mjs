import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const NAME = 'virtual:chunks'
/** It may have a comment for bundlers. */
const DYNAMIC_IMPORT = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)\.js'\s*\)/g

/** Returns the paths, without extension, of all modules that the sources import dynamically, except other languages. */
function dynamicImports() {
  const sources = readdirSync('src', { recursive: true })
    .map((path) => join('src', path))
    .filter((path) => /\.tsx?$/.test(path))
  const paths = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(DYNAMIC_IMPORT)].map(([, imported]) => join(dirname(path), imported))
  )
  return [...new Set(paths)].toSorted()
}

/** An esbuild plugin for `virtual:chunks`, which exports a function per chunk that loads it. */
export const everyChunk = () => ({
  name: 'every-chunk',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${NAME}$`) }, () => ({ path: NAME, namespace: 'chunks' }))
    build.onLoad({ filter: /./, namespace: 'chunks' }, () => ({
      contents: `export const CHUNKS = [${dynamicImports().map((path) => `() => import('${resolve(path)}')`)}]`,
      resolveDir: process.cwd()
    }))
  }
})
