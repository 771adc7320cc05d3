import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cdnTagsIn } from './cdn-tags.mjs'

/** What a host has written by itself. */
const WRITTEN = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|html|css|scss|json)$/
const MADE = new Set(['node_modules', 'dist', 'build', 'out', 'coverage'])

const isMade = (name) => MADE.has(name) || name.startsWith('.')

function* writtenFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!isMade(entry.name)) yield* writtenFiles(path)
    } else if (entry.isFile() && WRITTEN.test(entry.name)) yield path
  }
}

function readManifest(folder) {
  const path = join(folder, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** The folders of packages that are installed in a folder, each once: some package managers lay links. */
function* packageFolders(modules, seen = new Set()) {
  if (!existsSync(modules) || seen.has(realpathSync(modules))) return
  seen.add(realpathSync(modules))
  for (const name of readdirSync(modules)) {
    if (name.startsWith('@')) yield* packageFolders(join(modules, name), seen)
    else if (!name.startsWith('.')) {
      const folder = join(modules, name)
      yield folder
      yield* packageFolders(join(folder, 'node_modules'), seen)
    }
  }
}

/**
 * A project as it lies in a folder.
 *
 * @returns `files` (path and text of what its makers wrote), `manifest` (its `package.json`), `cdnTags`, `dependsOn(name)`, and
 *   `copiesOf(name)`, the versions of all copies of a package that are installed.
 */
export function readProject(folder) {
  const manifest = readManifest(folder)
  const dependencies = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies }
  const files = [...writtenFiles(folder)].map((path) => ({
    path: relative(folder, path).replaceAll('\\', '/'),
    text: readFileSync(path, 'utf8')
  }))
  const installed = [...packageFolders(join(folder, 'node_modules'))]
  return {
    manifest,
    files,
    cdnTags: files.flatMap(cdnTagsIn),
    dependsOn: (name) => name in dependencies,
    copiesOf: (name) =>
      [
        ...new Set(
          installed.filter((path) => path.endsWith(join('node_modules', name))).map((path) => realpathSync(path))
        )
      ]
        .map(readManifest)
        .map(({ version }) => version)
  }
}
