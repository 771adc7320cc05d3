import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parameterNames } from './support/arguments.mjs'
import { CATALOGUE } from './support/catalogue.mjs'
import { openInEditor } from './support/editor.mjs'
import { DIST } from './support/module-graph.mjs'

const MODULES = { 'latchkey/client': fileURLToPath(new URL('client/index.d.ts', DIST)) }
const CLIENT = "import { PlatformClient } from 'latchkey/client'\ndeclare const client: PlatformClient\n"

const statement = ({ call }, after) => `client.${call.replace(/(\w+)$/, '‸$1')}${after}`

/** Returns the parts of the documentation that a hover does not show. */
function missing(route, { type, sentence }) {
  const names = parameterNames(route).filter((name) => !new RegExp(`\\b${name}\\??:`).test(type))
  const result = /=> PlatformRequest<(?!\.\.\.)/.test(type) ? [] : ['its result']
  return [...names, ...result, ...(sentence ? [] : ['its sentence'])]
}

for (const [what, after] of Object.entries({ 'a method call': '()', 'a method name': '' })) {
  test(`Hovering over ${what} shows its description, all of its parameters and its result`, () => {
    const editor = openInEditor(CLIENT + CATALOGUE.map((route) => statement(route, after)).join('\n'), MODULES)
    const lacking = CATALOGUE.map((route, index) => [route.call, missing(route, editor.hover(index))])
    assert.deepEqual(
      lacking.filter(([, names]) => names.length > 0),
      []
    )
  })
}

test('Hovering over accessCodes.create shows its parameters and its result', () => {
  const { type, sentence } = openInEditor(`${CLIENT}client.accessCodes.‸create({ device_id: 'lock' })`, MODULES).hover(
    0
  )
  assert.equal(sentence, 'Creates an access code. Its status is `setting` until it is on the device.')
  assert.match(type, /^\(property\) AccessCodesCalls\.create: \(parameters: {\n/)
  assert.match(type, /^ {4}device_id: string;$/m)
  assert.match(type, /^ {4}ends_at\?: Moment;$/m)
  assert.match(type, /}, options\?: CallOptions\) => PlatformRequest<AccessCode>$/)
})

test('Completion inside the parameters offers their names with descriptions', () => {
  const editor = openInEditor(`${CLIENT}client.accessCodes.create({ device_id: 'lock', ‸ })`, MODULES)
  assert.ok(editor.completions(0).includes('ends_at'))
  assert.equal(
    editor.completion(0, 'ends_at'),
    'Must be in the future and after the start. Omit for a code without an end.'
  )
})

test('The compiler reports a misspelled parameter with the correct name', () => {
  const misspelt = [
    "client.accessCodes.create({ device_id: 'lock', end_at: new Date() })",
    "client.accessGrants.create({ user_identity_id: 'jane', requested_access_methods: [{ mode: 'code' }], end_at: null })",
    "client.noiseSensors.noiseThresholds.create({ device_id: 'sensor', start_daily_at: '', ends_daily_at: '' })"
  ]
  const complaints = openInEditor(CLIENT + misspelt.join('\n'), MODULES).complaints()
  const meant = complaints.map((complaint) =>
    /'(\w+)' does not exist in type .*Did you mean to write '(\w+)'\?/s.exec(complaint)?.slice(1)
  )
  assert.deepEqual(
    meant,
    [
      ['end_at', 'ends_at'],
      ['end_at', 'ends_at'],
      ['start_daily_at', 'starts_daily_at']
    ],
    complaints.join('\n')
  )
})
