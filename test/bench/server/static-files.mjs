import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.html': 'text/html' }

const compressed = (text, type) => ({ type: `${type}; charset=utf-8`, body: gzipSync(text, { level: 9 }) })

const image = (colour) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="8" fill="${colour}"/></svg>`

function folder(files, path, prefix) {
  for (const name of readdirSync(path, { recursive: true })) {
    const type = TYPES[extname(name)]
    if (type) files.set(`${prefix}/${name}`, compressed(readFileSync(join(path, name)), type))
  }
}

/** Compresses static files in advance: folders, and scripts by content. */
export function staticFiles(folders, scripts) {
  const files = new Map()
  for (const [path, text] of Object.entries(scripts)) files.set(path, compressed(text, TYPES['.js']))
  for (const [prefix, path] of Object.entries(folders)) folder(files, path, prefix)
  const images = { lock: '#357', thermostat: '#753', 'noise-sensor': '#375' }
  for (const [name, colour] of Object.entries(images)) {
    files.set(`/images/${name}.svg`, compressed(image(colour), TYPES['.svg']))
  }
  return files
}
