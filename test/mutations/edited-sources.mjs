import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

/**
 * An esbuild plugin that bundles sources other than they stand in the files.
 *
 * @param edits each with a path, where it begins and ends, and what is to stand there.
 */
export const editedSources = (edits) => ({
  name: 'edited-sources',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
      const own = edits
        .filter((edit) => edit.path === relative(process.cwd(), path))
        .toSorted((one, other) => other.start - one.start)
      if (own.length === 0) return undefined
      let contents = await readFile(path, 'utf8')
      for (const { start, end, to } of own) contents = contents.slice(0, start) + to + contents.slice(end)
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  }
})
