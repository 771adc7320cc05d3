import { readdirSync, readFileSync } from 'node:fs'

const CHUNKS = 'dist/cdn/chunks'

/** Returns the name of the chunk that contains a module. The build may merge it with others. */
export function chunkWith(module) {
  const isFound = (file) => file.endsWith('.js.map') && readFileSync(`${CHUNKS}/${file}`, 'utf8').includes(module)
  return readdirSync(CHUNKS).find(isFound)?.slice(0, -'.map'.length)
}
