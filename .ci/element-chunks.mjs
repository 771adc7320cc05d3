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
 * Tells a chunk, in place of `ELEMENT_CHUNKS`, which files each element consists of, so that all of them are fetched at
 * once and not one after the other as their imports are read. What the chunk imports when it needs it is under `''`.
 */
export const elementChunks = () => ({
  name: 'element-chunks',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle)
    for (const chunk of chunks) {
      if (!chunk.code?.includes(PLACEHOLDER)) continue
      const started = chunk.dynamicImports.flatMap((fileName) => withImports(bundle, fileName))
      const entries = [['', [...new Set(started)]]]
      for (const { fileName } of chunks.filter((other) => other.fileName.startsWith('elements/'))) {
        const files = withImports(bundle, fileName).filter((file) => !started.includes(file))
        entries.push([posix.basename(fileName, '.js'), files])
      }
      chunk.code = chunk.code.replaceAll(PLACEHOLDER, JSON.stringify(Object.fromEntries(entries)))
    }
  }
})
