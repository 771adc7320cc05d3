import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const USE = /(?:\/\*\s*([^*]+?)\s*\*\/\s*)?(?:[\w-]+:\s*)?var\(\s*(--latchkey-[\w-]+)/g

/** The text from a place inside of brackets up to the bracket that closes them. */
function upToClosingBracket(text, from) {
  let depth = 1
  for (let end = from; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1
    else if (text[end] === ')') depth -= 1
    if (depth === 0) return text.slice(from, end)
  }
  return ''
}

/** What a host sets in the place of a property of our own. */
const NAMED = /(--_[\w-]+):\s*var\(\s*(--latchkey-[\w-]+)/g

/** The custom properties that a host can set, with their defaults, as the style sheets use them. */
export function customProperties(folder = 'src') {
  const found = new Map()
  // A theme has other defaults.
  const isSheet = (file) => file.endsWith('.css') && !file.includes('themes')
  const files = readdirSync(folder, { recursive: true }).filter(isSheet)
  const sheets = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8'))
  const publicNames = new Map(sheets.flatMap((css) => [...css.matchAll(NAMED)].map(([, own, name]) => [own, name])))
  for (const css of sheets) {
    for (const use of css.matchAll(USE)) {
      const [whole, description, name] = use
      if (found.has(name)) continue
      const value = upToClosingBracket(css, use.index + whole.length)
        .replace(/^\s*,\s*/, '')
        .replaceAll(/--_[\w-]+/g, (own) => publicNames.get(own) ?? own)
      found.set(name, { name, ...(description && { description }), ...(value && { default: value }) })
    }
  }
  return [...found.values()].toSorted((first, second) => (first.name < second.name ? -1 : 1))
}
