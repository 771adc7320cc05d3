import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const USE = /(?:\/\*\s*([^*]+?)\s*\*\/\s*)?(?:--[\w-]+:\s*)?var\(\s*(--latchkey-[\w-]+)/g

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

/** The custom properties that a host can set, with their defaults, as the style sheets use them. */
export function customProperties(folder = 'src') {
  const found = new Map()
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.css'))
  for (const file of files.toSorted()) {
    const css = readFileSync(join(folder, file), 'utf8')
    for (const use of css.matchAll(USE)) {
      const [whole, description, name] = use
      if (found.has(name)) continue
      const value = upToClosingBracket(css, use.index + whole.length).replace(/^\s*,\s*/, '')
      found.set(name, { name, ...(description && { description }), ...(value && { default: value }) })
    }
  }
  return [...found.values()].toSorted((first, second) => (first.name < second.name ? -1 : 1))
}
