import { readFileSync } from 'node:fs'

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

/** Returns the version of this package. */
export const packageVersion = () => read('../package.json').version

/** Returns the integrity hashes of this package's CDN files by name. */
export const packageHashes = () => read('../dist/cdn/integrity.json')
