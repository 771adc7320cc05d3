import { posix } from 'node:path'

const PLACEHOLDER = 'ELEMENT_CHUNKS'

/** A chunk and everything that it imports at once, directly or not. */
function withImports(bundle, fileName, found = new Set()) {
  if (bundle[fileName] && !found.has(fileName)) {
    found.add(fileName)
    for (const imported of bundle[fileName].imports) withImports(bundle, imported, found)
  }
  return [...found]
}

/**
 * Two plugins: the one remembers which files each element of a bundle consists of, and `start`, which comes before them;
 * the other writes that into a bundle which is made later, in place of `ELEMENT_CHUNKS`. All of them can then be fetched
 * at once, and not one after the other as their imports are read.
 */
export function elementChunks() {
  const chunks = {}
  const remember = {
    name: 'remember-element-chunks',
    generateBundle(_, bundle) {
      const started = withImports(bundle, 'start.js')
      chunks.start = started
      for (const { fileName } of Object.values(bundle)) {
        if (!fileName.startsWith('elements/')) continue
        chunks[posix.basename(fileName, '.js')] = withImports(bundle, fileName).filter((file) => !started.includes(file))
      }
    }
  }
  const write = {
    name: 'write-element-chunks',
    renderChunk: (code) => ({ code: code.replaceAll(PLACEHOLDER, JSON.stringify(chunks)), map: null })
  }
  return { remember, write }
}
