import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseAst } from 'rollup/parseAst'

export const DIST = new URL('../../../dist/', import.meta.url)

export const readBuilt = (file) => readFileSync(new URL(file, DIST), 'utf8')

/** The modules that a built module imports at once, as they are written in it. */
export const staticImports = (code) => parseAst(code).body.flatMap(({ source }) => (source ? [source.value] : []))

/**
 * Built modules and everything that they import at once, directly or not.
 *
 * @param entries their paths in `dist/`.
 * @returns the text of each, by path; a module that is not in the package has none.
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

/** What a text weighs, in bytes of gzip -9: of the program itself, since the one in Node makes some more of it. */
export const gzipped = (text) => execFileSync('gzip', ['-9nc'], { input: text }).length

/** What modules weigh with everything that they import at once, in bytes of gzip -9. */
export const weightOf = (...entries) =>
  [...moduleGraph(...entries).values()].reduce((sum, code = '') => sum + gzipped(code), 0)
