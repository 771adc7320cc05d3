import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Features, transform } from 'lightningcss'

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url))
/** Global style sheets: tokens, resets, tones, and hosts. */
const IS_FOR_ALL = /(tokens|reset|tone|-host)\.css$/
/** Applies to one element only. */
const IS_OF_HOST = /-host\.css$/

/** Returns the classes in a part of a selector, including `:has()` and similar functions. */
const classesIn = (components) =>
  components.flatMap((component) => {
    if (component.type === 'class') return component.name
    // `:host()` has a single selector instead of a list.
    return (component.selectors ?? []).flatMap((selector) => classesIn([selector].flat()))
  })

/**
 * Returns the selectors of a style sheet without nesting: all classes from the outside in, and those of the subject.
 */
function selectorsOf(file) {
  const found = []
  const code = readFileSync(SOURCE + file)
  const flat = transform({ filename: file, code, include: Features.Nesting }).code
  const style = ({ value: { selectors } }) => {
    for (const selector of selectors) {
      const subject = selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1)
      found.push({ classes: classesIn(selector), own: classesIn(subject.filter(({ type }) => type === 'class')) })
    }
  }
  transform({ filename: file, code: flat, visitor: { Rule: { style } } })
  return found
}

const files = readdirSync(SOURCE, { recursive: true }).filter((name) => name.endsWith('.css'))
const sheets = new Map(files.map((file) => [basename(file), selectorsOf(file)]))

/** A style sheet defines a class if it styles it, or what is in it, without requiring another class. */
const definedBy = (selectors) =>
  new Set(
    selectors
      .filter(({ classes, own }) => classes.length === 1 || (own.length > 0 && classes.length === own.length))
      .map(({ classes, own }) => own[0] ?? classes[0])
  )

const defined = new Map([...sheets].map(([sheet, selectors]) => [sheet, definedBy(selectors)]))

const sheetsWith = (name) =>
  [...sheets].filter(([, selectors]) => selectors.some(({ classes }) => classes.includes(name))).map(([sheet]) => sheet)

test('Every class is defined by one style sheet', () => {
  const names = new Set([...defined.values()].flatMap((classes) => [...classes]))
  const twice = [...names]
    .map((name) => [name, [...defined].filter(([, classes]) => classes.has(name)).map(([sheet]) => sheet)])
    .filter(([, definers]) => definers.length > 1)
  assert.deepEqual(twice, [])
  assert.ok(names.size > 50)
})

test('A style sheet styles the classes of another one only inside its own classes or its own element', () => {
  const strays = [...sheets].flatMap(([sheet, selectors]) =>
    selectors
      .filter(({ classes }) => !classes.some((name) => defined.get(sheet).has(name) || sheetsWith(name).length === 1))
      .filter(({ classes }) => (classes.length > 0 ? !IS_OF_HOST.test(sheet) : !IS_FOR_ALL.test(sheet)))
      .map(({ classes }) => `${sheet}: ${classes.join(' ') || 'no class'}`)
  )
  assert.deepEqual(strays, [])
})

test('Every registered style sheet is a single cascade layer block', () => {
  for (const file of files.filter((name) => !/(base|tokens|-host)\.css$/.test(name))) {
    const rules = []
    const StyleSheet = (sheet) => void rules.push(...sheet.rules.map(({ type }) => type))
    transform({ filename: file, code: readFileSync(SOURCE + file), visitor: { StyleSheet } })
    assert.deepEqual(rules, ['layer-block'], file)
  }
})

const isPseudoElement = (selector) => selector.some(({ type }) => type === 'pseudo-element')

/**
 * Returns the number of conditions around declarations of a pseudo-element. Browsers without `CSSNestedDeclarations`
 * (Chrome before 130) lose these declarations: they read `&` around them, which has no pseudo-elements.
 */
function lostIn(rules, isInside = false) {
  const counts = rules.map(({ type, value }) => {
    if (type === 'nested-declarations') return Number(isInside === 'condition')
    const isPart = type === 'style' && value.selectors.some(isPseudoElement)
    return lostIn(value.rules ?? [], isPart ? 'part' : type !== 'style' && isInside && 'condition')
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Returns the rules of a style sheet. */
function rulesOf(css) {
  const found = []
  const StyleSheet = ({ rules }) => void found.push(...rules)
  transform({ filename: 'sheet.css', code: Buffer.from(css), visitor: { StyleSheet } })
  return found
}

test('No declarations of a pseudo-element are inside a condition that is nested in it', () => {
  assert.equal(lostIn(rulesOf('@layer ui { a { &::before { color: red; @media print { color: blue } } } }')), 1)
  assert.equal(lostIn(rulesOf('@layer ui { a { @media print { &::before { color: blue } } } }')), 0)
  const lost = files.filter((file) => lostIn(rulesOf(readFileSync(SOURCE + file))) > 0)
  assert.deepEqual(lost, [])
})

/** Splits a value with variables, which the parser leaves as tokens. */
function partsOf(tokens) {
  const parts = [[]]
  for (const token of tokens) {
    if (token.type === 'token' && token.value.type === 'white-space') parts.push([])
    else parts.at(-1).push(token)
  }
  return parts.map((part) => JSON.stringify(part))
}

/** Returns the declarations for the left or right side only, which would be wrong in right-to-left pages. */
function sidesIn(css) {
  const found = []
  const Declaration = ({ property, value }) => {
    const name = property === 'unparsed' ? value.propertyId.property : property
    const [, right, , left] =
      property === 'unparsed' ? partsOf(value.value) : [value?.top, value?.right, value?.bottom, value?.left]
    const isUneven = left !== undefined && JSON.stringify(left) !== JSON.stringify(right)
    if (/(?:^|-)(?:left|right)(?:-|$)/.test(name) || (isUneven && /^(?:padding|margin|inset)$/.test(name)))
      found.push(name)
  }
  transform({ filename: 'sheet.css', code: Buffer.from(css), visitor: { Declaration } })
  return found
}

test('No style sheet uses left or right', () => {
  const sided =
    'a { padding: 0 1px 0 2px; margin: 0 var(--_space-3) 0 0; margin-left: 1px; inset: 0 auto 0 0; right: var(--_x) }'
  assert.deepEqual(sidesIn(sided), ['padding', 'margin', 'margin-left', 'inset', 'right'])
  const even = 'a { padding: 0 1px; margin: 0 var(--_space-3) 1px var(--_space-3); margin-inline-start: 1px; inset: 0 }'
  assert.deepEqual(sidesIn(even), [])
  const uneven = files.flatMap((file) => sidesIn(readFileSync(SOURCE + file)).map((property) => [file, property]))
  assert.deepEqual(uneven, [])
})
