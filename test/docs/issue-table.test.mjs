import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { openapi } from '@seamapi/types/connect'
import { pageWithIssueTable } from '../../scripts/docs/issue-table.mjs'

const page = readFileSync('docs/issues.md', 'utf8')

/** Returns the codes that the platform documents, such as `error device_offline`. */
function documented() {
  const codes = new Set()
  for (const name of ['device', 'access_code', 'connected_account']) {
    for (const kind of ['error', 'warning']) {
      const { items } = openapi.components.schemas[name].properties[`${kind}s`]
      for (const { properties } of items.oneOf ?? items.anyOf ?? [items]) {
        for (const code of properties[`${kind}_code`].enum) codes.add(`${code} ${kind}`)
      }
    }
  }
  return codes
}

test('The table of codes is the table that the elements use', async () => {
  assert.equal(page, await pageWithIssueTable(), 'run `node scripts/docs/issue-table.mjs`')
})

test('The table contains exactly the documented codes, each with a text and a step or the reason for its absence', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| (error|warning) \| (.+?) \| `([\w-]+)`(: .+)? \|$/gm)]
  assert.deepEqual(new Set(rows.map(([, code, kind]) => `${code} ${kind}`)), documented())
  assert.deepEqual(
    rows.filter(
      ([, , , sentence, step, reason]) => !sentence.endsWith('.') || /^(?:none|wait)$/.test(step) !== Boolean(reason)
    ),
    []
  )
})
