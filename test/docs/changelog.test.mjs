import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const MOST_WORDS = 25
const MOST_BULLETS = 80
const SECTIONS = new Set(['Added', 'Changed', 'Fixed', 'Removed'])

const changelog = readFileSync('CHANGELOG.md', 'utf8')

test('Every section of the changelog is one of Keep a Changelog', () => {
  const sections = [...changelog.matchAll(/^### (.+)$/gm)].map(([, section]) => section)
  assert.ok(sections.length > 0)
  assert.deepEqual(
    sections.filter((section) => !SECTIONS.has(section)),
    []
  )
})

test(`Every bullet of the changelog has at most ${MOST_WORDS} words`, () => {
  const bullets = [...changelog.matchAll(/^- (.+(?:\n {2}.+)*)/gm)].map(([, bullet]) => bullet)
  assert.ok(bullets.length > 50)
  assert.deepEqual(
    bullets.filter((bullet) => bullet.split(/\s+/).length > MOST_WORDS),
    []
  )
})

test(`Every version in the changelog has at most ${MOST_BULLETS} bullets`, () => {
  const versions = changelog.split(/^## /m).slice(1)
  assert.ok(versions.length > 1)
  for (const version of versions) {
    const [name] = version.split('\n')
    assert.ok(version.match(/^- /gm).length <= MOST_BULLETS, name)
  }
})
