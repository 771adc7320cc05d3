import { basename, dirname } from 'node:path'

/** Cost of a request, in characters of code. */
const COST_OF_REQUEST = 15_000

/** Size of chunks that are not worth a request, in characters of code. */
const SMALL = 6000

/** How much a merge of a small chunk may cost, so that no element loads the screens of another one. */
const MOST_LOSS = 4 * COST_OF_REQUEST

/** Matches elements except the table, which is the most common one. */
const ELEMENT = /\/elements\/(?!device-table)[a-z-]+\.ts$/

/** Returns how much code counts that is loaded too early. Other entries, such as first screens, never load any. */
const weightOf = (id, isEntry) => (!isEntry ? 1 : ELEMENT.test(id) ? 2 : Infinity)

function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Returns all nodes that can be reached from a start, including the start. */
function reach(start, nextOf, found = new Set()) {
  if (found.has(start)) return found
  found.add(start)
  for (const next of nextOf(start)) reach(next, nextOf, found)
  return found
}

/** Returns the entries and the dynamic imports, each with the modules that it imports and those that are loaded earlier. */
function readEntries(modules, chunkOf) {
  const isEntry = (id) => modules.get(id).isEntry
  const byChunk = groupBy(modules.keys(), chunkOf)
  const importsOf = (id) => modules.get(id).importedIds.filter((imported) => modules.has(imported))
  const loadedWith = (id) => (chunkOf(id) ? [...importsOf(id), ...byChunk.get(chunkOf(id))] : importsOf(id))
  const consistsOfEntries = (id) => [...reach(id, importsOf)].some((each) => each !== id && isEntry(each))
  const entries = [...modules.values()]
    // The index consists of other entries and has no code of its own.
    .filter(({ id, dynamicImporters }) => (isEntry(id) ? !consistsOfEntries(id) : dynamicImporters.length > 0))
    .map(({ id, dynamicImporters }) => {
      const importers = isEntry(id) ? [] : dynamicImporters
      // Initially all modules. The loop below removes those that are not loaded on every path to the dynamic import.
      const earlier = new Set(importers.length > 0 ? modules.keys() : [])
      return { id, importers, earlier, modules: reach(id, loadedWith), weight: weightOf(id, isEntry(id)) }
    })
  for (let isStable = false; !isStable; ) {
    isStable = true
    for (const { importers, earlier } of entries) {
      for (const origin of entries) {
        if (!importers.some((id) => origin.modules.has(id))) continue
        for (const id of earlier) {
          if (!origin.modules.has(id) && !origin.earlier.has(id)) isStable = !earlier.delete(id)
        }
      }
    }
  }
  return entries
}

/** Returns the given chunks, and groups of the other modules that are always loaded together. */
function groupModules(modules, entries, chunkOf) {
  const groups = new Map()
  for (const { id, code, isEntry } of modules.values()) {
    const chunk = chunkOf(id)
    const earlier = new Set(entries.filter((entry) => entry.earlier.has(id)))
    const loadedBy = new Set(entries.filter((entry) => entry.modules.has(id) && !earlier.has(entry)))
    // A module of a single entry is in the file of that entry.
    const isOwn = isEntry || (loadedBy.size < 2 && [...loadedBy].every((entry) => modules.get(entry.id).isEntry))
    if (isOwn && !chunk) continue
    const key = chunk ?? [loadedBy, earlier].map((set) => [...set].map((entry) => entry.id)).join(' after ')
    const group = groups.get(key) ?? { ids: [], size: 0, loadedBy, earlier, isGiven: chunk !== undefined }
    group.ids.push(id)
    group.size += code?.length ?? 0
    groups.set(key, group)
  }
  return new Set(groups.values())
}

/** Merges groups while a merge saves something, the most useful merge first. Chunks never import each other in a circle. */
function mergeGroups(groups, modules) {
  const groupOf = new Map([...groups].flatMap((group) => group.ids.map((id) => [id, group])))
  const imports = new Map()
  function importsOf(group) {
    const imported =
      imports.get(group) ??
      new Set(group.ids.flatMap((id) => modules.get(id).importedIds.flatMap((imported) => groupOf.get(imported) ?? [])))
    imported.delete(group)
    imports.set(group, imported)
    return imported
  }
  const isLoaded = (group, entry) => group.loadedBy.has(entry) || group.earlier.has(entry)
  const isBetween = (from, to) => [...importsOf(from)].some((next) => next !== to && reach(next, importsOf).has(to))

  /** Returns the savings of a merge, in characters of code. Negative if it costs more than it saves. */
  function gainOf(first, second) {
    let gain = 0
    for (const [group, added] of [
      [first, second],
      [second, first]
    ]) {
      const fetched = [...reach(added, importsOf)]
      for (const entry of group.loadedBy) {
        if (added.loadedBy.has(entry)) gain += COST_OF_REQUEST / 2
        for (const dependency of fetched) {
          if (!isLoaded(dependency, entry) && dependency !== group) gain -= dependency.size * entry.weight
        }
      }
    }
    return gain
  }
  function merge(first, second) {
    first.ids.push(...second.ids)
    first.size += second.size
    for (const entry of first.earlier) if (!second.earlier.has(entry)) first.earlier.delete(entry)
    for (const entry of second.loadedBy) first.loadedBy.add(entry)
    for (const id of second.ids) groupOf.set(id, first)
    groups.delete(second)
    imports.clear()
    for (const imported of reach(first, importsOf)) {
      for (const entry of first.loadedBy) if (!isLoaded(imported, entry)) imported.loadedBy.add(entry)
    }
  }
  for (;;) {
    const free = [...groups].filter(({ isGiven }) => !isGiven)
    const best = free
      .flatMap((first, index) =>
        free.slice(index + 1).map((second) => ({ first, second, gain: gainOf(first, second) }))
      )
      .filter(({ first, second, gain }) => gain > (Math.min(first.size, second.size) < SMALL ? -MOST_LOSS : 0))
      .toSorted((a, b) => b.gain - a.gain)
      .find(({ first, second }) => !isBetween(first, second) && !isBetween(second, first))
    if (!best) return free
    merge(best.first, best.second)
  }
}

/** Names each group after its largest module, those that are imported dynamically first. */
function nameGroups(groups, modules) {
  const rank = (id) => modules.get(id).code.length + (modules.get(id).dynamicImporters.length > 0 ? 1e6 : 0)
  const names = new Map()
  const isTaken = new Set()
  for (const { ids } of groups) {
    const [id] = ids.toSorted((a, b) => rank(b) - rank(a))
    const name = basename(id).replace(/\.\w+$/, '')
    const unique = isTaken.has(name) ? `${basename(dirname(id))}-${name}` : name
    isTaken.add(unique)
    for (const each of ids) names.set(each, unique)
  }
  return names
}

/**
 * Divides modules into chunks for Rollup. Modules that are always loaded together share a chunk. Chunks become one if
 * this saves more requests than it adds code that is loaded too early, measured over all entries and dynamic imports.
 *
 * @param chunkOf returns the name of a chunk that is given
 */
export function mergedChunks(chunkOf) {
  let names
  return (id, api) => {
    if (!names) {
      const infos = [...api.getModuleIds()].map(api.getModuleInfo).filter(({ isExternal }) => !isExternal)
      const modules = new Map(infos.map((info) => [info.id, info]))
      const namedChunkOf = (each) => chunkOf(each, api)
      const groups = groupModules(modules, readEntries(modules, namedChunkOf), namedChunkOf)
      names = nameGroups(mergeGroups(groups, modules), modules)
    }
    return chunkOf(id, api) ?? names.get(id)
  }
}
