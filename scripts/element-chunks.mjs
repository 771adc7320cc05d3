import { posix } from 'node:path'
import replace from '@rollup/plugin-replace'

/** Output folder of the autoloader. */
const FOLDER = 'cdn'

/** Matches the files of elements by name, and the files of first screens, such as `first/device-table`. */
const ELEMENTS = /^cdn\/(?:elements\/([a-z-]+)|(first\/[a-z-]+))\.js$/

/** Returns a chunk and its static imports, direct and indirect. */
function withImports(bundle, fileName, found = new Set()) {
  if (bundle[fileName] && !found.has(fileName)) {
    found.add(fileName)
    for (const imported of bundle[fileName].imports) withImports(bundle, imported, found)
  }
  return [...found]
}

/**
 * Creates two plugins. The first one records the chunks that each element of a bundle imports. The second one writes
 * this list into a later bundle, in place of `ELEMENT_CHUNKS`, so that an element can be fetched in parallel.
 */
export function elementChunks() {
  const chunks = {}
  const remember = {
    name: 'remember-element-chunks',
    generateBundle(_, bundle) {
      const besideIt = (files) => files.map((file) => posix.relative(FOLDER, file))
      for (const { fileName, type } of Object.values(bundle)) {
        if (type !== 'chunk') continue
        const [, element, first] = ELEMENTS.exec(fileName) ?? []
        const name = element ?? first
        if (name) chunks[name] = besideIt(withImports(bundle, fileName).slice(1))
      }
    }
  }
  /** Files of a first screen are fetched earlier, so they are listed only once. */
  const namedOnce = () =>
    Object.fromEntries(
      Object.entries(chunks).map(([name, files]) => {
        const firstChunks = new Set(chunks[`first/${name}`])
        return [name, files.filter((file) => !firstChunks.has(file))]
      })
    )
  const write = replace({ preventAssignment: true, values: { ELEMENT_CHUNKS: () => JSON.stringify(namedOnce()) } })
  return { remember, write }
}
