import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { consoleTexts } from './support/console-texts.mjs'

const page = readFileSync('docs/troubleshooting.md', 'utf8')
const [, section] = page.split('## Console messages')
const named = [...section.split('\n## ')[0].matchAll(/^\| `([^`]+)` \|/gm)].map(([, text]) => text)

test('The troubleshooting page lists exactly the console messages', () => {
  assert.ok(named.length > 10)
  const texts = consoleTexts()
  assert.deepEqual(
    texts.filter((text) => !page.includes(text)),
    []
  )
  assert.deepEqual(
    named.filter((text) => !texts.includes(text)),
    []
  )
})
