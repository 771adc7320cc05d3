import { posix } from 'node:path'
import replace from '@rollup/plugin-replace'

/** Where the autoloader is. */
const FOLDER = 'cdn'

/** The files of elements, by their names, and those of first screens, as `first/device-table`. */
const ELEMENTS = /^cdn\/(?:elements\/([a-z-]+)|(first\/[a-z-]+))\.js$/

/** A chunk and everything that it imports at once, directly or not. */
function withImports(bundle, fileName, found = new Set()) {
  if (bundle[fileName] && !found.has(fileName)) {
    found.add(fileName)
    for (const imported of bundle[fileName].imports) withImports(bundle, imported, found)
  }
  return [...found]
}

/**
 * Two plugins: the one remembers which files each element of a bundle consists of; the other writes that into a bundle
 * which is made later, in place of `ELEMENT_CHUNKS`. All of them can then be fetched at once, and not one after the other as
 * their imports are read.
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
        if (name) chunks[name] = besideIt(withImports(bundle, fileName))
      }
    }
  }
  /** Those of a first screen are fetched before, and named once. */
  const namedOnce = () =>
    Object.fromEntries(
      Object.entries(chunks).map(([name, files]) => {
        const before = new Set(chunks[`first/${name}`])
        return [name, files.filter((file) => !before.has(file))]
      })
    )
  const write = replace({ preventAssignment: true, values: { ELEMENT_CHUNKS: () => JSON.stringify(namedOnce()) } })
  return { remember, write }
}
