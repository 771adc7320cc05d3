import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BUDGETS } from './support/budgets.mjs'
import { weightOf } from './support/module-graph.mjs'

for (const [entry, budget] of Object.entries(BUDGETS)) {
  test(`${entry} weighs at most ${budget} bytes`, () => {
    const weight = weightOf(entry)
    assert.ok(weight <= budget, `${entry} weighs ${weight} bytes, ${weight - budget} more than it may.`)
  })
}
