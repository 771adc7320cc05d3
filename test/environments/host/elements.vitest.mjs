import { createRequire } from 'node:module'
import { fireEvent, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import 'latchkey'
import { enabled, screenOf, startPlatform } from 'latchkey/testing'

const devices = [
  {
    kind: 'lock',
    name: 'Front Door',
    locked: true,
    codeLengths: [4],
    accessCodes: [{ name: 'Cleaning', code: '4711' }]
  },
  {
    kind: 'lock',
    name: 'Back Door',
    locked: false,
    errors: [{ error_code: 'device_offline', message: 'It is offline.', is_device_error: true }]
  },
  { kind: 'thermostat', name: 'Hallway', presets: [{ key: 'home', name: 'Home', mode: 'heat', heat: 70 }] },
  { kind: 'noise sensor', name: 'Loft' }
]
let platform

beforeEach(() => {
  platform = startPlatform({ devices })
})
afterEach(async () => {
  document.body.replaceChildren()
  await platform.end()
})

/** Adds an element to the page and returns queries for its content. */
async function show(tag, attributes = {}) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return within(await screenOf(element))
}

/** Waits until the table shows its rows again. The details have a list as well. */
async function backInList(table) {
  await table.findByRole('searchbox')
  expect(table.getAllByRole('listitem')).toHaveLength(4)
}

test('A table shows its rows, a row opens its details, and Back returns to the rows', async () => {
  const table = await show('x-device-table')
  const rows = table.getAllByRole('listitem')
  expect(rows).toHaveLength(4)
  fireEvent.click(within(rows[0]).getByRole('button'))
  await table.findByRole('heading', { name: 'Device' })
  fireEvent.click(table.getByRole('button', { name: /Back/ }))
  await backInList(table)
})

test('A screen can be closed while its opening transition is running', async () => {
  const { animate } = Element.prototype
  if (animate) {
    Element.prototype.animate = function (keyframes, options) {
      return animate.call(this, keyframes, { ...options, duration: 60_000 })
    }
  }
  const table = await show('x-device-table')
  fireEvent.click(within(table.getAllByRole('listitem')[0]).getByRole('button'))
  await table.findByRole('heading', { name: 'Device' })
  await new Promise((grown) => requestAnimationFrame(grown))
  fireEvent.click(table.getByRole('button', { name: /Back/ }))
  await backInList(table)
  if (animate) Element.prototype.animate = animate
})

test('The search filters the rows', async () => {
  const table = await show('x-device-table')
  fireEvent.change(table.getByRole('searchbox'), { target: { value: 'hall' } })
  expect(table.getAllByRole('listitem')).toHaveLength(1)
})

test("The host's session is used, whatever its key or token", async () => {
  for (const attributes of [{ 'publishable-key': 'seam_pk_host' }, { 'client-session-token': 'seam_cst_host' }]) {
    const table = await show('x-device-table', attributes)
    expect(table.getAllByRole('listitem')).toHaveLength(4)
  }
})

test('A lock is unlocked', async () => {
  const lock = await show('x-lock-details', { 'device-id': 'device_front_door' })
  fireEvent.click(await enabled(lock.getByRole('button', { name: 'Unlock' })))
  await lock.findByRole('button', { name: 'Lock' })
  expect(platform.calls('/locks/unlock_door')).toEqual([
    { method: 'POST', path: '/locks/unlock_door', params: { device_id: 'device_front_door' } }
  ])
})

test('A failure is shown and can be retried', async () => {
  platform.update({ faults: { '/locks/unlock_door': { attempt: 'fails', times: 1 } } })
  const lock = await show('x-lock-details', { 'device-id': 'device_front_door' })
  fireEvent.click(await enabled(lock.getByRole('button', { name: 'Unlock' })))
  await lock.findByText(/Failed to/)
  fireEvent.click(await enabled(lock.getByRole('button', { name: 'Unlock' })))
  await lock.findByRole('button', { name: 'Lock' })
})

test('A form is filled in and saved', async () => {
  const codes = await show('x-access-code-table', { 'device-id': 'device_front_door' })
  expect(codes.getAllByRole('listitem')).toHaveLength(1)
  fireEvent.click(codes.getByRole('button', { name: /Add/ }))
  fireEvent.change(await codes.findByRole('textbox', { name: /Name/ }), { target: { value: 'Guest' } })
  fireEvent.change(codes.getByRole('textbox', { name: /PIN/ }), { target: { value: '2580' } })
  fireEvent.click(codes.getByRole('button', { name: 'Save' }))
  await codes.findByText('Guest')
  expect(platform.calls('/access_codes/create').map(({ params }) => params)).toMatchObject([
    { name: 'Guest', code: '2580' }
  ])
})

/** Attributes of the elements that show nothing without. */
const ATTRIBUTES = {
  'x-access-code-details': { 'access-code-id': 'access_code_front_door_1' },
  'x-access-code-form': { 'device-id': 'device_front_door' },
  // The sandbox has access grants, unlike a platform with given devices.
  'x-access-grant-details': { 'access-grant-id': 'access_grant_1', sandbox: '' },
  'x-device-details': { 'device-id': 'device_back_door' },
  'x-device-table': { appearance: '{"theme":"warm","tokens":{"color-accent":"teal"}}', sandbox: '' },
  'x-lock-details': { 'device-id': 'device_front_door' },
  'x-noise-sensor-details': { 'device-id': 'device_loft' },
  'x-preset-manager': { 'device-id': 'device_hallway' },
  'x-thermostat': { 'device-id': 'device_hallway' },
  'x-thermostat-schedule': { 'device-id': 'device_hallway' }
}

/** Roles of what elements without buttons show. */
const ROLES = { 'x-attention': 'img' }

const manifest = createRequire(import.meta.url)('latchkey/custom-elements.json')
const tags = manifest.modules.flatMap(({ declarations = [] }) => declarations.flatMap(({ tagName }) => tagName ?? []))

for (const tag of tags) {
  // It shows the content of the page.
  if (tag === 'x-session') continue
  test(`${tag} shows its content`, async () => {
    const failures = []
    const note = ({ detail }) => failures.push(detail)
    document.addEventListener('platform-error', note)
    const shown = await show(tag, ATTRIBUTES[tag])
    expect(shown.getAllByRole(ROLES[tag] ?? 'button').length).toBeGreaterThan(0)
    document.removeEventListener('platform-error', note)
    expect(failures).toEqual([])
  })
}
