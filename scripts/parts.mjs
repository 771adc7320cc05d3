import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const ATTRIBUTE = /\bpart="([^"]+)"/g
const EVENT_NAME = /\bsuper\("([\w-]+)"/g
const PART = /@csspart ([\w-]+) - (.*?)\s*(?:\*\/|\n)/g
const SLOT = /@slot ([\w-]+) - (.*?)\s*(?:\*\/|\n)/g

/** Returns the descriptions of the CSS parts, from the doc comments of the components that render them. */
function descriptions(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.tsx'))
  const comments = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(PART)])
  return new Map(comments.map(([, name, description]) => [name, description]))
}

const described = descriptions('src')

/** Returns the sources of the components in the bundle of an element, and its code, including dynamic imports. */
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
  const components = Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0 && file.endsWith('.tsx'))
  return { source: components.map((file) => readFileSync(file, 'utf8')).join('\n'), code: outputFiles[0].text }
}

/**
 * Returns what can occur in an element, including its inner screens: the names of the events whose classes are in its
 * bundle, the CSS parts, and the slots that its components document.
 */
export async function contentsOf(entry) {
  const { source, code } = await bundleOf(entry)
  const parts = new Set(Array.from(source.matchAll(ATTRIBUTE), ([, names]) => names.split(' ')).flat())
  return {
    events: Array.from(code.matchAll(EVENT_NAME), ([, name]) => name),
    parts: [...parts].toSorted().map((name) => ({ name, description: described.get(name) ?? '' })),
    slots: Array.from(source.matchAll(SLOT), ([, name, description]) => ({ name, description }))
  }
}
