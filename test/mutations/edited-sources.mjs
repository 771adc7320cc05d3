import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Applies edits to a file. An edit has a path, a range and a replacement. */
function editedText(path, edits) {
  const own = edits.filter((edit) => edit.path === relative(process.cwd(), path)).toSorted((a, b) => b.start - a.start)
  if (own.length === 0) return undefined
  const text = readFileSync(path, 'utf8')
  return own.reduce((contents, { start, end, to }) => contents.slice(0, start) + to + contents.slice(end), text)
}

/** esbuild plugin that applies edits to the sources. */
export const editedSources = (edits) => ({
  name: 'edited-sources',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => {
      const contents = editedText(path, edits)
      return contents === undefined ? undefined : { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  }
})

/** Vite plugin that applies edits to the sources. */
export const editedModules = (edits) => ({
  name: 'edited-modules',
  enforce: 'pre',
  load: (id) => editedText(id, edits)
})
