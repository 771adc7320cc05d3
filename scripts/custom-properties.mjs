import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const USE = /(?:\/\*\s*([^*]+?)\s*\*\/\s*)?(?:[\w-]+:\s*)?var\(\s*(--latchkey-[\w-]+)/g

/** Returns the text from a position inside brackets to the matching closing bracket. */
function upToClosingBracket(text, from) {
  let depth = 1
  for (let end = from; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1
    else if (text[end] === ')') depth -= 1
    if (depth === 0) return text.slice(from, end)
  }
  return ''
}

/** Matches a private property that takes its value from a public one. */
const NAMED = /(--_[\w-]+):\s*var\(\s*(--latchkey-[\w-]+)/g

/** Returns the public custom properties with their defaults, as used in the style sheets. */
export function customProperties(folder = 'src') {
  const found = new Map()
  // Themes have different defaults.
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
