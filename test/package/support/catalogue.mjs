import { readFileSync } from 'node:fs'

/** Every call that the client has: its method, its path, its name and the key of its answer. */
export const CATALOGUE = JSON.parse(readFileSync(new URL('../../client/routes.json', import.meta.url), 'utf8'))
