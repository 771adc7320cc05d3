import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What stands in a file after these edits, each with a path, where it begins and ends, and what is to stand there. */
function editedText(path, edits) {
  const own = edits.filter((edit) => edit.path === relative(process.cwd(), path)).toSorted((a, b) => b.start - a.start)
  if (own.length === 0) return undefined
  const text = readFileSync(path, 'utf8')
  return own.reduce((contents, { start, end, to }) => contents.slice(0, start) + to + contents.slice(end), text)
}

/** An esbuild plugin that bundles sources other than they stand in the files. */
export const editedSources = (edits) => ({
  name: 'edited-sources',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => {
      const contents = editedText(path, edits)
      return contents === undefined ? undefined : { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  }
})

/** The same for Vite. */
export const editedModules = (edits) => ({
  name: 'edited-modules',
  enforce: 'pre',
  load: (id) => editedText(id, edits)
})
