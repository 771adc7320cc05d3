import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseAst } from 'rollup/parseAst'

export const DIST = new URL('../../../dist/', import.meta.url)

export const readBuilt = (file) => readFileSync(new URL(file, DIST), 'utf8')

/** Returns the static imports of a built module as written. */
export const staticImports = (code) => parseAst(code).body.flatMap(({ source }) => (source ? [source.value] : []))

/**
 * Returns built modules with all of their static imports, direct and indirect.
 *
 * @param entries paths in `dist/`
 * @returns the text of each module by path, or `undefined` for modules outside of the package
 */
export function moduleGraph(...entries) {
  const graph = new Map()
  const visit = (file) => {
    if (graph.has(file)) return
    const code = readBuilt(file)
    graph.set(file, code)
    for (const specifier of staticImports(code)) {
      if (specifier.startsWith('.')) visit(posix.join(posix.dirname(file), specifier))
      else graph.set(specifier, undefined)
    }
  }
  entries.forEach(visit)
  return graph
}

/** Returns the size in bytes of gzip -9. Node's own gzip gives a slightly different size. */
export const gzipped = (text) => execFileSync('gzip', ['-9nc'], { input: text }).length

/** Returns the weight of modules with their static imports, in bytes of gzip -9. */
export const weightOf = (...entries) =>
  [...moduleGraph(...entries).values()].reduce((sum, code = '') => sum + gzipped(code), 0)
