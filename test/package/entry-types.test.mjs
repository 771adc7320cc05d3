import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import typescript from '@typescript/typescript6'
import { elementNames } from '../../scripts/entries.mjs'
import { elementsOf } from '../../scripts/manifest.mjs'
import { assertAsExpected } from './support/compile.mjs'
import { DIST, readBuilt } from './support/module-graph.mjs'

const documented = elementsOf(JSON.parse(readBuilt('custom-elements.json')))

/** Types that every element entry exports. */
const OF_EVERY_ENTRY = [
  'AccessCode',
  'Device',
  'ElementSession',
  'Issue',
  'IssueFilter',
  'LatchkeyEventMap',
  'MessageOverrides',
  'Messages',
  'SessionOptions',
  'SessionState'
]

const OF_AN_ENTRY = {
  'access-code-table': ['AccessCodeComparator', 'AccessCodeFilter'],
  'connect-account': ['AccountMetadata'],
  'device-table': ['DeviceComparator', 'DeviceFilter'],
  'preset-manager': ['TemperatureUnit'],
  thermostat: ['TemperatureUnit']
}

const exporting = (name) => ({ code: `export type { ${name} } from 'entry'`, about: `${name} is not exported` })

for (const name of elementNames()) {
  test(`latchkey/elements/${name} alone types its events, and exports the types of its options`, async () => {
    const { events } = documented.find(({ tagName }) => tagName === `x-${name}`)
    const listening = events.map((event) => ({
      code: `element.addEventListener('${event.name}', (event: import('entry').LatchkeyEventMap['${event.name}']) => void event.detail)`,
      about: `${event.name} has no type`
    }))
    const untyped = {
      code: "element.addEventListener('platform-error', (event) => void event.detail.misspelt)",
      about: 'An event has any detail',
      refusal: /'misspelt' does not exist/
    }
    const imports = ["import 'entry'", `const element = document.createElement('x-${name}')`]
    const statements = [...listening, untyped, ...[...OF_EVERY_ENTRY, ...(OF_AN_ENTRY[name] ?? [])].map(exporting)]
    await assertAsExpected(imports, statements, { entry: `dist/elements/${name}.d.ts` })
  })
}

test('latchkey exports all types that its elements export', async () => {
  const names = new Set([...OF_EVERY_ENTRY, ...Object.values(OF_AN_ENTRY).flat(), 'PageOptions'])
  assert.ok(names.size > OF_EVERY_ENTRY.length)
  await assertAsExpected([], [...names].map(exporting), { entry: 'dist/index.d.ts' })
})

const ENTRIES = [
  'index',
  'configure',
  'client/index',
  'sandbox/index',
  'testing/index',
  'testing/playwright',
  ...elementNames().map((name) => `elements/${name}`)
]
const declarationsOf = (entry) => fileURLToPath(new URL(`${entry}.d.ts`, DIST))

// One program for all entries, because they share most files.
const program = typescript.createProgram(ENTRIES.map(declarationsOf), {
  module: typescript.ModuleKind.NodeNext,
  types: [],
  skipLibCheck: true
})
const checker = program.getTypeChecker()

/** Returns the names of the values that the declarations of an entry export. */
function promisedValues(file) {
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
  const isAlias = ({ flags }) => (flags & typescript.SymbolFlags.Alias) !== 0
  const isValue = (symbol) =>
    ((isAlias(symbol) ? checker.getAliasedSymbol(symbol) : symbol).flags & typescript.SymbolFlags.Value) !== 0
  return symbols.filter(isValue).map(({ name }) => name)
}

for (const entry of ENTRIES) {
  test(`The declared and the actual values of ${entry} are the same`, async () => {
    const built = await import(new URL(`${entry}.js`, DIST))
    assert.deepEqual(promisedValues(declarationsOf(entry)).toSorted(), Object.keys(built).toSorted())
  })
}

const FILTERS = [
  'table.deviceFilter = (device) => device.properties.locked',
  "table.deviceFilter = (device) => device.device_type.startsWith('august')",
  'table.deviceFilter = (device, search) => device.properties.name.includes(search)',
  'table.deviceFilter = (device, search) => device.display_name.includes(search)',
  'table.deviceFilter = (device) => device.properties.online && device.can_remotely_unlock',
  "table.deviceFilter = (device) => device.properties.manufacturer === 'august'",
  "table.deviceFilter = (device) => device.capabilities_supported.includes('lock')",
  'table.deviceFilter = (device) => device.errors.length + device.warnings.length > 0',
  "table.deviceFilter = (device) => device.nickname?.startsWith('Front')",
  "table.deviceFilter = (device) => device.custom_metadata.building === 'North'",
  'table.deviceComparator = (first, second) => first.properties.name.localeCompare(second.properties.name)',
  'table.deviceComparator = (first, second) => first.created_at.localeCompare(second.created_at)',
  'table.errorFilter = (error) => error.is_device_error',
  "table.errorFilter = ({ error_code }) => error_code !== 'account_disconnected'",
  'codes.accessCodeFilter = (code, search) => code.name?.includes(search)',
  "codes.accessCodeFilter = (code) => code.type === 'ongoing'"
]

test('Typical filters compile, and wrong filters do not', async () => {
  const imports = [
    "import type { DeviceTableElement, AccessCodeTableElement } from 'entry'",
    'declare const table: DeviceTableElement, codes: AccessCodeTableElement'
  ]
  const rejected = [
    { code: 'table.deviceFilter = (device) => device.properties.looked', about: 'A misspelt field', refusal: /looked/ },
    { code: 'table.deviceFilter = async () => true', about: 'A promise is no answer', refusal: /Promise/ }
  ]
  const accepted = FILTERS.map((code) => ({ code, about: 'It does not compile' }))
  await assertAsExpected(imports, [...accepted, ...rejected], { entry: 'dist/index.d.ts' })
})
