import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

const { repository, version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Public address of the sources of this version. They never change there, so the package does not include them. */
export const SOURCES = `${repository.url
  .replace(/^git\+https:\/\/github\.com/, 'https://raw.githubusercontent.com')
  .replace(/\.git$/, '')}/v${version}/`

/** Source map options for rollup. The maps reference the sources by address and do not embed them. */
export const sourceMaps = {
  sourcemap: true,
  sourcemapExcludeSources: true,
  sourcemapPathTransform: (source, map) => SOURCES + relative('.', resolve(map, '..', source)).replaceAll('\\', '/')
}

/** Creates source maps without packages, because React's minified files are not more readable than the bundle. */
export const unmappedPackages = {
  name: 'unmapped-packages',
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : null)
}
