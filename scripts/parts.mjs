import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const ATTRIBUTE = /\bpart="([^"]+)"/g
const EVENT_NAME = /\bsuper\("([\w-]+)"/g
const DESCRIPTION = /@csspart ([\w-]+) - (.*?)\s*(?:\*\/|\n)/g

/** Returns the descriptions of the CSS parts, from the doc comments of the components that render them. */
function descriptions(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.tsx'))
  const comments = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(DESCRIPTION)])
  return new Map(comments.map(([, name, description]) => [name, description]))
}

const described = descriptions('src')

/** Returns the source files in the bundle of an element, and its code, including dynamic imports. */
async function bundleOf(entry) {
  const { metafile, outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'error'
  })
  const [{ inputs }] = Object.values(metafile.outputs)
  return { files: Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0), code: outputFiles[0].text }
}

/** Returns the names of the events whose classes are in the bundle of an element. */
export const eventNamesOf = async (entry) =>
  Array.from((await bundleOf(entry)).code.matchAll(EVENT_NAME), ([, name]) => name)

/** Returns the CSS parts that can occur in an element, including those of its inner screens. */
export async function partsOf(entry) {
  const sources = (await bundleOf(entry)).files.map((file) => readFileSync(file, 'utf8'))
  const names = new Set(
    sources.flatMap((source) => [...source.matchAll(ATTRIBUTE)].flatMap(([, parts]) => parts.split(' ')))
  )
  return [...names].toSorted().map((name) => ({ name, description: described.get(name) ?? '' }))
}
