import { readFileSync } from 'node:fs'

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

/** The version of the package that this is a part of. */
export const ownVersion = () => read('../package.json').version

/** The hashes of its files for a CDN, by their names. */
export const ownHashes = () => read('../dist/cdn/integrity.json')
