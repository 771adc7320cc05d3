import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { openapi } from '@seamapi/types/connect'
import { pageWithIssueTable } from '../../.ci/docs/issue-table.mjs'

const page = readFileSync('docs/issues.md', 'utf8')

/** The codes that the platform documents, as `error device_offline`. */
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

test('the table of the codes is what the elements go by', async () => {
  assert.equal(page, await pageWithIssueTable(), 'run `node .ci/docs/issue-table.mjs`')
})

test('the table has every code that the platform documents, and no other, with a sentence and a step or the reason why there is none', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| (error|warning) \| (.+?) \| `([\w-]+)`(: .+)? \|$/gm)]
  assert.deepEqual(new Set(rows.map(([, code, kind]) => `${code} ${kind}`)), documented())
  assert.deepEqual(
    rows.filter(
      ([, , , sentence, step, reason]) => !sentence.endsWith('.') || /^(?:none|wait)$/.test(step) !== Boolean(reason)
    ),
    []
  )
})
