import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

const { repository, version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Where the sources of this version are for everybody: they never change there, and so need not be in the package. */
export const SOURCES = `${repository.url
  .replace(/^git\+https:\/\/github\.com/, 'https://raw.githubusercontent.com')
  .replace(/\.git$/, '')}/v${version}/`

/** What rollup is told of source maps: they name each source by its address, and hold none. */
export const sourceMaps = {
  sourcemap: true,
  sourcemapExcludeSources: true,
  sourcemapPathTransform: (source, map) => SOURCES + relative('.', resolve(map, '..', source)).replaceAll('\\', '/')
}

/** Leaves packages out of source maps: what is minified of React is no easier to read in the file that it comes from. */
export const unmappedPackages = {
  name: 'unmapped-packages',
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : null)
}
