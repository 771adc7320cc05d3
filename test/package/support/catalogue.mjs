import { readFileSync } from 'node:fs'

/** Every method of the client with its HTTP method, path, name and response key. */
export const CATALOGUE = JSON.parse(readFileSync(new URL('../../client/routes.json', import.meta.url), 'utf8'))
