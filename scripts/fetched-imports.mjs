import { posix, resolve } from 'node:path'
import MagicString from 'magic-string'

const IMPORT_CHUNK = resolve('src/element/loading/import-chunk.ts')

/** Marks a dynamic import that its importer needs as soon as it renders, in the notation of webpack. */
const MARKED_IMPORT = /\bimport\(\s*\/\* webpackPreload: true \*\/\s*'([^']+)'/g

/** A dynamic import in a source module. */
const SOURCE_IMPORT = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?["'][^"']+["']\s*\)/g

/** The arguments of `importChunk` after the import, in rendered code. */
const FILES = 'CHUNK_FILES'

/** A dynamic import of another file, with the place of its arguments, in rendered code. Rollup may append a `then`. */
const RENDERED_IMPORT = new RegExp(
  `(\\(\\)=>import\\((?:new URL\\()?["'](\\.[^"']+)["'](?:(?!import\\().){0,150}?,)${FILES}\\b`,
  'g'
)

function relativePath(from, to) {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

/**
 * Creates Rollup plugins. Each dynamic import of a chunk first fetches the chunk and everything that it imports, in
 * parallel (`importChunk`). This includes dynamic imports that are marked with `webpackPreload: true`. If only a marked
 * import fails, the chunk is still loaded.
 *
 * `split` is for bundles of several chunks. `single` is for a later bundle of one file in the folder `cdn/`, which
 * imports entries of the first one.
 */
export function fetchedImports() {
  /** Ids of the modules that a module imports with a mark. */
  const markedBy = new Map()

  /** Files that the entries import, by name. */
  const filesOf = new Map()

  async function collect(code, id) {
    const specifiers = Array.from(code.matchAll(MARKED_IMPORT), ([, specifier]) => specifier)
    const modules = await Promise.all(specifiers.map((specifier) => this.resolve(specifier, id)))
    if (modules.length > 0)
      markedBy.set(
        id,
        modules.map((module) => module.id)
      )
  }

  const wrap = (base) => (code, id) => {
    if (id.includes('node_modules')) return null
    const wrapped = new MagicString(code)
    for (const { 0: whole, index } of code.matchAll(SOURCE_IMPORT))
      wrapped.update(index, index + whole.length, `importChunk(() => ${whole}, ${base}, ${FILES})`)
    if (!wrapped.hasChanged()) return null
    wrapped.prepend(`import { importChunk } from ${JSON.stringify(IMPORT_CHUNK)};`)
    return { code: wrapped.toString(), map: wrapped.generateMap({ hires: true }) }
  }

  /** Writes the arguments of each `importChunk`. @param argumentsOf returns them for a path */
  function write(code, argumentsOf) {
    const rendered = new MagicString(code)
    for (const { 0: whole, 1: start, 2: path, index } of code.matchAll(RENDERED_IMPORT))
      rendered.update(index + start.length, index + whole.length, argumentsOf(path))
    // Imports of what is in the same file.
    const rest = new RegExp(`\\b${FILES}\\b`, 'g')
    for (const { index } of code.replaceAll(RENDERED_IMPORT, (whole) => ' '.repeat(whole.length)).matchAll(rest))
      rendered.update(index, index + FILES.length, '"",[]')
    return rendered.hasChanged() ? { code: rendered.toString(), map: rendered.generateMap({ hires: true }) } : null
  }

  function writeSplit(code, { fileName }, _, { chunks }) {
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
    const without = (names, ...sets) => [...names].filter((name) => sets.every((set) => !set.has(name)))
    const listOf = (names) => JSON.stringify(names.map((name) => relativePath(fileName, name)))
    return write(code, (path) => {
      const target = posix.join(posix.dirname(fileName), path)
      const imported = reach(target, staticImports)
      const rendered = reach(target, (name) => [...staticImports(name), ...markedImports(name)])
      const added = without(rendered, imported, present)
      const lists = [without(imported, present), added].filter((names, index) => index === 0 || names.length > 0)
      return [JSON.stringify(posix.basename(fileName)), ...lists.map(listOf)].join()
    })
  }

  function remember(_, bundle) {
    function reach(name, found = new Set()) {
      if (!bundle[name] || found.has(name)) return found
      found.add(name)
      for (const imported of bundle[name].imports) reach(imported, found)
      return found
    }
    for (const { fileName, isEntry } of Object.values(bundle)) if (isEntry) filesOf.set(fileName, [...reach(fileName)])
  }

  const writeSingle = (code, { fileName }) =>
    write(code, (path) => {
      const target = posix.join(posix.dirname(fileName), path)
      const files = (filesOf.get(target) ?? [target]).map((name) => relativePath(fileName, name))
      return `"",${JSON.stringify(files)}`
    })

  const pluginOf = (base, renderChunk) => [
    { name: 'collect-marked-imports', transform: { order: 'pre', handler: collect } },
    {
      name: 'fetched-imports',
      transform: { order: 'post', handler: wrap(base) },
      renderChunk: { order: 'post', handler: renderChunk }
    }
  ]
  return {
    split: [...pluginOf('import.meta.url', writeSplit), { name: 'remember-files', generateBundle: remember }],
    single: pluginOf('CDN_ADDRESS', writeSingle)
  }
}
