import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PARTS, partsOf } from '../../.ci/full/parts.mjs'
import { readTable, withTable } from '../../.ci/full/table.mjs'

test('The parts of a full run have distinct names, and require only the build', () => {
  assert.equal(new Set(PARTS.map(({ name }) => name)).size, PARTS.length)
  assert.deepEqual(
    PARTS.filter(({ isNeeded }) => isNeeded).map(({ command }) => command),
    ['npm run build']
  )
})

test('Each part is run by one shard, and required parts by all shards', () => {
  const shards = ['1/4', '2/4', '3/4', '4/4'].map((shard) => partsOf(shard))
  const own = shards.flat().filter(({ isNeeded }) => !isNeeded)
  assert.deepEqual(new Set(own), new Set(PARTS.filter(({ isNeeded }) => !isNeeded)))
  assert.equal(own.length, new Set(own).size)
  assert.ok(shards.every((parts) => parts.some(({ isNeeded }) => isNeeded)))
})

for (const shard of ['5/4', '0/4', 'first']) {
  test(`${shard} is not a valid shard`, () => assert.throws(() => partsOf(shard), /SHARD is one of/))
}

test('A result replaces the previous one of its part, and keeps the other results and the text', () => {
  const parts = [{ name: 'one' }, { name: 'two' }]
  const row = { date: '2026-11-24', seconds: 3, result: '5 passed, 0 failed' }
  const first = withTable('# Results\n\n| part |', parts, new Map([['two', row]]))
  const second = withTable(
    first,
    parts,
    readTable(first)
      .set('one', { ...row, result: 'a | b' })
      .set('gone', row)
  )
  assert.match(second, /^# Results\n\n\| part \|/)
  assert.deepEqual([...readTable(second).keys()], ['one', 'two'])
  assert.equal(readTable(second).get('one').result, 'a / b')
  assert.deepEqual(readTable(second).get('two'), row)
})
