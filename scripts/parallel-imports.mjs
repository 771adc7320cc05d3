import { posix } from 'node:path'
import MagicString from 'magic-string'

/** Marks a dynamic import that its importer needs as soon as it renders, in the notation of webpack. */
const MARKED_IMPORT = /\bimport\(\s*\/\* webpackPreload: true \*\/\s*'([^']+)'/g

/** A dynamic import of another chunk, in rendered code. */
const CHUNK_IMPORT = /\bimport\(["'](\.[^"']+)["']\)/g

function relativePath(from, to) {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

/**
 * A Rollup plugin. Each dynamic import also requests what the imported chunk imports, so that everything is fetched in
 * parallel instead of level by level. This includes dynamic imports that are marked with `webpackPreload: true`. If
 * only a marked import fails, the chunk is still loaded.
 */
export function parallelImports() {
  /** Ids of the modules that a module imports with a mark. */
  const markedBy = new Map()

  async function transform(code, id) {
    const specifiers = Array.from(code.matchAll(MARKED_IMPORT), ([, specifier]) => specifier)
    const modules = await Promise.all(specifiers.map((specifier) => this.resolve(specifier, id)))
    if (modules.length > 0)
      markedBy.set(
        id,
        modules.map((module) => module.id)
      )
  }

  function renderChunk(code, { fileName }, _, { chunks }) {
    const staticImports = (name) => chunks[name]?.imports ?? []
    function markedImports(name) {
      const marked = new Set(chunks[name]?.moduleIds.flatMap((id) => markedBy.get(id) ?? []))
      return (chunks[name]?.dynamicImports ?? []).filter((each) => chunks[each]?.moduleIds.some((id) => marked.has(id)))
    }
    function reach(name, importsOf, found = new Set()) {
      if (found.has(name)) return found
      found.add(name)
      for (const imported of importsOf(name)) reach(imported, importsOf, found)
      return found
    }
    const present = reach(fileName, staticImports)
    const rendered = new MagicString(code)
    for (const { 0: whole, 1: path, index } of code.matchAll(CHUNK_IMPORT)) {
      const target = posix.join(posix.dirname(fileName), path)
      const needed = reach(target, (name) => [...staticImports(name), ...markedImports(name)])
      const beside = [...needed].filter((name) => name !== target && !present.has(name))
      if (beside.length === 0) continue
      const requests = beside.map((name) => `import("${relativePath(fileName, name)}")`)
      // `allSettled` handles the errors. An error that matters also rejects the import itself.
      rendered.update(index, index + whole.length, `(Promise.allSettled([${requests}]),${whole})`)
    }
    return rendered.hasChanged() ? { code: rendered.toString(), map: rendered.generateMap({ hires: true }) } : null
  }

  return {
    name: 'parallel-imports',
    transform: { order: 'pre', handler: transform },
    renderChunk: { order: 'post', handler: renderChunk }
  }
}
