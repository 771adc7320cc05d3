import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findCdnTags } from './cdn-tags.mjs'

const SOURCE_FILE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|html|css|scss|json)$/
const GENERATED_FOLDERS = new Set(['node_modules', 'dist', 'build', 'out', 'coverage'])

const isIgnored = (name) => GENERATED_FOLDERS.has(name) || name.startsWith('.')

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!isIgnored(entry.name)) yield* sourceFiles(path)
    } else if (entry.isFile() && SOURCE_FILE.test(entry.name)) yield path
  }
}

function readManifest(folder) {
  const path = join(folder, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** Yields the folders of all installed packages. Some package managers use links, so folders are visited only once. */
function* packageFolders(modules, visited = new Set()) {
  if (!existsSync(modules) || visited.has(realpathSync(modules))) return
  visited.add(realpathSync(modules))
  for (const name of readdirSync(modules)) {
    if (name.startsWith('@')) yield* packageFolders(join(modules, name), visited)
    else if (!name.startsWith('.')) {
      const folder = join(modules, name)
      yield folder
      yield* packageFolders(join(folder, 'node_modules'), visited)
    }
  }
}

/**
 * Reads a project from a folder.
 *
 * @returns `files` (path and text of the source files), `manifest` (the `package.json`), `cdnTags`, `dependsOn(name)`, and
 *   `copiesOf(name)`, which returns the versions of all installed copies of a package
 */
export function readProject(folder) {
  const manifest = readManifest(folder)
  const dependencies = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies }
  const files = [...sourceFiles(folder)].map((path) => ({
    path: relative(folder, path).replaceAll('\\', '/'),
    text: readFileSync(path, 'utf8')
  }))
  const installed = [...packageFolders(join(folder, 'node_modules'))]
  return {
    manifest,
    files,
    cdnTags: files.flatMap(findCdnTags),
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
