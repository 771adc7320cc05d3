import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { consoleTexts } from '../../.ci/docs/console-texts.mjs'

const page = readFileSync('docs/troubleshooting.md', 'utf8')
const [, section] = page.split('## Console messages')
const named = [...section.split('\n## ')[0].matchAll(/^\| `([^`]+)` \|/gm)].map(([, text]) => text)

test('the page on what does not work names everything that the console says, and nothing else', () => {
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
