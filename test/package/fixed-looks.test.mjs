import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { customProperties } from '../../scripts/custom-properties.mjs'

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url))
const files = readdirSync(SOURCE, { recursive: true }).filter((name) => /\.(?:css|tsx?)$/.test(name))
const read = (file) => readFileSync(SOURCE + file, 'utf8')

const COLOR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from)|(?<![\w-])(?:white|black|gr[ae]y|silver|red|green|blue|orange|yellow|purple)(?![\w-])/gi

/** Removes comments, and custom properties of the host with their defaults. */
function withoutTokens(css) {
  let text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const begin = 'var(--latchkey-'
  for (let at = text.indexOf(begin); at >= 0; at = text.indexOf(begin)) {
    let end = at + 'var('.length
    for (let depth = 1; depth > 0; end += 1) depth += { '(': 1, ')': -1 }[text[end]] ?? 0
    text = `${text.slice(0, at)}inherit${text.slice(end)}`
  }
  return text
}

/** A circle does not depend on the radius tokens. */
const isFixedLength = (part) => /^[\d.]*[1-9][\d.]*(?:px|em|rem|%)$/.test(part) && part !== '50%'

/** A ring of one color is an edge next to the border. */
const isRing = (shadow) => /^(?:inset )?0 0 0 [\d.]+px (?:var\(--_.*\)|Canvas)$/.test(shadow)

/** Returns the colors, radii, shadows and weights of a style sheet that no host can set. */
function fixedIn(css) {
  const text = withoutTokens(css)
  const declared = [...text.matchAll(/(?<![\w-])([\w-]+):\s*([^;{}]+);/g)].map(([, property, value]) => ({
    property,
    value: value.replaceAll(/\s+/g, ' ').trim()
  }))
  const fixed = declared.filter(({ property, value }) => {
    if (property.endsWith('radius')) return value.split(' ').some(isFixedLength)
    if (property.endsWith('-shadow')) return !/^(?:none|var\(--_shadow[\w-]*\))$/.test(value) && !isRing(value)
    // Fonts without 500, such as Segoe UI and Arial, use 400.
    return property === 'font-weight' && /^[5-9]\d\d$/.test(value)
  })
  const colors = declared.flatMap(({ value }) => value.match(COLOR) ?? [])
  return [...colors, ...fixed.map(({ property, value }) => `${property}: ${value}`)]
}

const sheets = files.filter((name) => name.endsWith('.css'))

test('Every color, radius, shadow and bold weight is a token', () => {
  const found = sheets.flatMap((file) => fixedIn(read(file)).map((value) => `${file}: ${value}`))
  assert.deepEqual(found, [])
  assert.ok(sheets.length > 40)
})

test('Every token has a description, and no default with a private name', () => {
  const tokens = customProperties()
  assert.deepEqual(
    tokens
      .filter(({ description, default: value = '' }) => !description || value.includes('--_'))
      .map(({ name }) => name),
    []
  )
})

test('Degrees use the degree sign, not a similar character', () => {
  assert.deepEqual(
    files.filter((file) => /[\u02DA\u00BA\u2218\u25E6]/u.test(read(file))),
    []
  )
})
