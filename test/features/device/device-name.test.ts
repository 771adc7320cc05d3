import type { Device } from '../support/sent.js'
import { cleanUpAfterEach, type Setting, setup, type Test } from '../support/setup.js'

cleanUpAfterEach()

const UPDATE = '/devices/update'
const NAME = 'Device name'
const FAILED = 'The name could not be saved. Please try again.'
const NOW = '2026-03-01T12:00:00Z'

type Details = Test<HTMLElement>

// The field itself is tested in `test/ui/controls.test.tsx`, and which names are valid in `rules/devices.test.ts`.
describe('Device name', () => {
  async function editing(given: Setting = {}) {
    const t = await setup('x-device-details', { deviceId: 'device_garage', ...given })
    await t.user.click('Edit name')
    return t
  }
  async function save({ screen, user }: Details, name: string): Promise<void> {
    await user.fill(NAME, name)
    screen.field(NAME).focus()
    await user.press('Enter')
  }
  const sentNames = ({ requests }: Details): unknown[] => requests(UPDATE).map(({ name }) => name)

  it('is normalized, shown in all elements at once, and dispatches device-rename after the response', async () => {
    const table = await setup('x-device-table')
    const t = await editing({ platform: table.platform, holds: [UPDATE] })
    const events = t.events('device-rename')
    await save(t, '  Car \t port ')
    expect([t.screen.focused, events.length]).to.deep.equal(['Edit name', 0])
    expect(table.screen.rowNames).to.include('Car port').and.not.to.include('Garage')
    t.release(UPDATE)
    await table.user.click('Refresh')
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ device_id: 'device_garage', name: 'Car port' }])
    expect(t.requests(UPDATE)).to.deep.equal([{ device_id: 'device_garage', name: 'Car port' }])
    expect(t.screen.text).to.contain('Car port')
  })

  it('returns to the field with the reason, and to its value in other elements, if the request fails', async () => {
    const table = await setup('x-device-table', { faults: { [UPDATE]: { status: 500 } } })
    const t = await editing({ platform: table.platform })
    await save(t, 'Carport')
    expect([t.screen.field(NAME).value, t.screen.names('alert', FAILED)]).to.deep.equal(['Carport', [FAILED]])
    expect(table.screen.rowNames).to.include('Garage').and.not.to.include('Carport')
    await t.user.click('Cancel')
    expect(t.screen.text).to.contain('Garage').and.not.to.contain(FAILED)
  })

  for (const [typed, error] of [
    [' a ', 'Name must be at least 2 characters long'],
    ['a'.repeat(65), 'Name must be at most 64 characters long']
  ] as const) {
    it(`is not sent if it has ${typed.length} characters, with the reason`, async () => {
      const t = await editing()
      await save(t, typed)
      expect(t.screen.names('alert', error)).to.deep.equal([error])
      expect(sentNames(t)).to.deep.equal([])
    })
  }

  it('is not sent if only white space differs', async () => {
    const edit = (device: Device) => void Object.assign(device.properties ?? {}, { name: 'Big  Garage ' })
    const t = await editing({ edit })
    await save(t, 'Big Garage')
    expect([t.screen.focused, sentNames(t)]).to.deep.equal(['Edit name', []])
  })

  it('stays in the field on an Escape that ends a composition', async () => {
    const t = await editing()
    await t.user.fill(NAME, '車庫')
    const escape = { key: 'Escape', isComposing: true, bubbles: true }
    t.screen.field(NAME).dispatchEvent(new KeyboardEvent('keydown', escape))
    await t.user.press('ArrowLeft')
    expect(t.screen.field(NAME).value).to.equal('車庫')
  })

  it('can be set for an unnamed device', async () => {
    const edit = (device: Device) => {
      Object.assign(device, { display_name: null })
      Object.assign(device.properties ?? {}, { name: null })
    }
    const t = await editing({ edit })
    await save(t, 'Carport')
    expect(sentNames(t)).to.deep.equal(['Carport'])
  })

  it('keeps the input if another element changes the name meanwhile', async () => {
    const first = await editing({ holds: [UPDATE] })
    const second = await editing({ platform: first.platform })
    await save(first, 'Carport')
    await save(second, 'Car hole')
    first.release(UPDATE)
    await first.user.press('Shift')
    expect([second.screen.field(NAME).value, sentNames(first)]).to.deep.equal(['Car hole', ['Carport']])
  })

  it('returns to the field if the gate rejects it, and a toast gives the reason', async () => {
    const t = await editing({ now: NOW, faults: { [UPDATE]: { status: 429, retryAfter: 2, times: 1 } } })
    await save(t, 'Carport')
    t.platform.edit = (device) =>
      void Object.assign(device, { display_name: 'Barn', properties: { ...device.properties, name: 'Barn' } })
    await Promise.all([t.element.refresh(), t.advance(2000)])
    expect(t.screen.announcements).to.contain('Someone else changed it in the meantime.').and.not.to.contain(FAILED)
    expect([t.screen.field(NAME).value, t.screen.names('button', 'Try again')]).to.deep.equal(['Carport', []])
    await t.screen.waitForText('Someone else changed this too.')
  })
})

describe('Device name that is changed elsewhere while its field is open', () => {
  async function renamedElsewhere(typed?: string) {
    const t = await setup('x-device-details', { deviceId: 'device_garage', now: NOW })
    await t.user.click('Edit name')
    if (typed) await t.user.fill(NAME, typed)
    await t.platform.client.devices.update({ device_id: 'device_garage', name: 'Barn' })
    await Promise.all([t.element.refresh(), t.advance(100)])
    return { ...t, names: () => t.requests(UPDATE).map(({ name }) => name) }
  }

  it('replaces the text if the user has not typed', async () => {
    const { screen } = await renamedElsewhere()
    expect(screen.field(NAME).value).to.equal('Barn')
  })

  it('is overwritten only if the user decides it', async () => {
    const { screen, user, names } = await renamedElsewhere('Carport')
    await user.click('Save')
    expect([names(), screen.focused]).to.deep.equal([['Barn'], 'Keep mine'])
    await user.click('Keep mine')
    await user.click('Save')
    expect(names()).to.deep.equal(['Barn', 'Carport'])
  })

  it('is kept if the user decides it', async () => {
    const { screen, user, names } = await renamedElsewhere('Carport')
    await user.click('Use theirs')
    expect(screen.field(NAME).value).to.equal('Barn')
    await user.click('Save')
    expect(names()).to.deep.equal(['Barn'])
  })
})
