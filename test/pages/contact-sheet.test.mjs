import assert from 'node:assert/strict'
import { elementNames } from '../../scripts/entries.mjs'
import { contentsOf } from '../../scripts/parts.mjs'
import { IS_FULL_RUN } from '../runner/seed.mjs'
import { ALL_SCHEMES, combinationsOf, lookAt, nameOf, WIDTHS } from '../shots/combinations.mjs'
import { KNOWN_FINDINGS, knownOf } from '../shots/known-findings.mjs'
import { LIST } from '../shots/list/index.mjs'
import { titleOf } from '../shots/options.mjs'
import { openStudio } from '../shots/studio.mjs'
import { test } from './support/test.mjs'

/** A short run checks every third state in longer and in marked texts. */
const SHARE = 3
/** Messages for developers about wrong options are in the language of the console. */
const KNOWN_TEXTS = new Set([
  '"Unknown or invalid publishable-key format, expected token to start with seam_pk" in div "Unknown or invalid publishable-key format, expecte…"',
  // The name of a time zone.
  '"Kolkata" in span "Kolkata"',
  // Durations of the browser.
  '"1 hour" in span "1 hour"',
  '"1 day" in span "1 day"',
  // User input has no language.
  '"999977" in bdi.pin "999977"'
])

/** Names that are derived from the keys of presets without a name, and of modes that are not offered. */
const DERIVED_NAME = /^"(?:Airing|Bare|Dry|Eco|Frost|Preset \d+|⟦Fan mode⟧: Turbo)" in /

let studio
const met = new Set()
/** Content that axe has already checked. */
const seenByAxe = new Set()
/** Names of the rendered parts by tag. */
const seen = new Map()

test.beforeAll(async () => {
  studio = await openStudio(1)
})
test.afterAll(() => studio.close())

/** Returns the findings of a page that are not known. */
async function unknownFindings(page, combination, without = []) {
  const findings = await page.check(without)
  return findings
    .filter((text) => {
      const known = knownOf(text)
      if (known) met.add(known)
      return !known
    })
    .map((text) => `${nameOf(combination)}: ${text}`)
}

/** Returns the checks to skip: axe runs only on content that it has not checked in these colors. */
async function withoutAxe(page) {
  const markup = await page.markup()
  const isKnown = markup.every((part) => seenByAxe.has(part))
  for (const part of markup) seenByAxe.add(part)
  return isKnown ? ['axe'] : []
}

async function noteParts(page) {
  const { tag, names } = await page.parts()
  seen.set(tag, new Set([...(seen.get(tag) ?? []), ...names]))
}

for (const [index, entry] of LIST.entries()) {
  test(`${titleOf(entry)} has no clipped, covered, too small or illegible text, and all of its texts are messages`, async () => {
    const [page] = studio.pages
    const state = lookAt(index)
    // The narrowest width is the hardest case for longer texts.
    const longer = { ...state, width: WIDTHS[0] }
    await page.arrange(entry, state)
    await noteParts(page)
    const found = await unknownFindings(page, state, await withoutAxe(page))
    if (IS_FULL_RUN || index % SHARE === 0) {
      if (longer.width !== state.width) await page.turn(longer)
      await page.speak('longer')
      found.push(...(await unknownFindings(page, { ...longer, scheme: 'longer' }, ['axe'])))
      await page.speak('marked')
      found.push(...(await page.checkMarks()))
      found.push(...(await page.checkHidden()).map((finding) => `told although it is hidden: ${finding}`))
    }
    assert.deepEqual(
      found.filter((finding) => !KNOWN_TEXTS.has(finding) && !DERIVED_NAME.test(finding)),
      []
    )
  })
}

test('Every width, scheme and direction is checked', () => {
  const looks = new Set(LIST.map((_, index) => nameOf(lookAt(index))))
  assert.deepEqual(looks, new Set(combinationsOf({ schemes: ALL_SCHEMES }).map(nameOf)))
})

// A short run checks each state in one combination only.
if (IS_FULL_RUN)
  test('Every known finding still occurs', () => {
    assert.deepEqual(
      KNOWN_FINDINGS.filter((known) => !met.has(known)),
      []
    )
  })

for (const name of elementNames()) {
  test(`Every part of x-${name} in the states is documented`, async () => {
    const { parts } = await contentsOf(`elements/${name}.ts`)
    const documented = new Set(parts.map((part) => part.name))
    assert.deepEqual(
      [...(seen.get(`x-${name}`) ?? [])].filter((part) => !documented.has(part)),
      []
    )
  })
}

test('Every documented part occurs in a state', async () => {
  const contents = await Promise.all(elementNames().map((name) => contentsOf(`elements/${name}.ts`)))
  const documented = contents.flatMap(({ parts }) => parts)
  const known = new Set([...seen.values()].flatMap((names) => [...names]))
  assert.deepEqual(new Set(documented.map(({ name }) => name).filter((name) => !known.has(name))), new Set())
})
