import { LIST } from '../support/access-code-calls.js'
import { EVENTS, NOW, startHistory } from '../support/activity.js'
import { codesOf, setupCodes } from '../support/code-table.js'
import type { Device, PlatformEvent } from '../support/sent.js'
import { cleanUpAfterEach, type Given, setup, words } from '../support/setup.js'

const GARAGE = 'device_garage'
const MINUTE = 60_000
const DAY = 24 * 60

const used = (minutes: number, access_code_id: string, device_id = GARAGE): PlatformEvent => ({
  event_id: `event_${minutes}_${access_code_id}`,
  event_type: 'lock.unlocked',
  device_id,
  access_code_id,
  created_at: new Date(NOW - minutes * MINUTE).toISOString()
})
const code = (name: string, more: object = {}) => ({
  access_code_id: name,
  device_id: GARAGE,
  name,
  code: '4821',
  status: 'set',
  type: 'ongoing',
  created_at: '2026-03-10T00:00:00Z',
  ...more
})
const reporting = (device: Device) => void Object.assign(Object(device.properties), { has_native_entry_events: true })

/** Returns the lines about the use, by the name of the row. */
const linesOf = (root: ParentNode): Record<string, string> =>
  Object.fromEntries(
    [...root.querySelectorAll('[part~="use"]')].map((line) => [
      line.closest('.row')?.querySelector('b')?.textContent ?? '',
      words(line.textContent).replaceAll(/[\u2068\u2069]/g, '')
    ])
  )

describe('Use in lists of access codes', () => {
  cleanUpAfterEach()

  /** Adds the table of a lock with these codes and events. */
  async function openTable(
    codes: object[],
    events: PlatformEvent[],
    { faults, ...given }: Given<'x-access-code-table'> = {}
  ) {
    const body = { access_codes: codes, ok: true }
    const history = await startHistory(events, { [LIST]: { body }, ...faults })
    history.edit = reporting
    const t = await setupCodes({ platform: history, now: NOW, showUse: true, ...given })
    await t.advance(100)
    return { ...t, history }
  }

  it('shows the latest use, and that a code is unused if that is certain', async () => {
    const codes = [
      code('today'),
      code('yesterday'),
      code('earlier'),
      code('unused'),
      code('old', { created_at: '2025-01-01T00:00:00Z' }),
      code('later', { type: 'time_bound', starts_at: '2026-04-01T00:00:00Z' })
    ]
    const t = await openTable(codes, [used(20, 'today'), used(DAY, 'yesterday'), used(6 * DAY, 'earlier')])
    expect(linesOf(t.screen.root)).to.deep.equal({
      today: 'Used 7:40 AM',
      yesterday: 'Used yesterday',
      earlier: 'Used Mar 14',
      unused: 'Not used yet'
    })
  })

  it('offers a filter of the unused codes', async () => {
    const t = await openTable([code('used'), code('unused')], [used(20, 'used')])
    await t.user.click('1 unused')
    expect(codesOf(t.screen)).to.deep.equal(['unused'])
    await t.user.click('1 unused')
    expect(codesOf(t.screen)).to.have.members(['used', 'unused'])
  })

  it('ends the filter when the last unused code was used', async () => {
    const t = await openTable([code('used'), code('unused')], [used(20, 'used')])
    await t.user.click('1 unused')
    t.history.events = [used(0, 'unused'), ...t.history.events]
    await t.advance(MINUTE)
    expect(codesOf(t.screen)).to.have.members(['used', 'unused'])
    expect(t.screen.all('button', /^\d+ unused/)).to.deep.equal([])
  })

  it('says nothing about unused codes if events are missing', async () => {
    const many = Array.from({ length: 2100 }, (_, index) => used(index + 1, 'used'))
    const t = await openTable([code('used'), code('unused')], many)
    expect(linesOf(t.screen.root)).to.deep.equal({ used: 'Used 7:59 AM' })
    expect(t.screen.all('button', /^\d+ unused/)).to.deep.equal([])
  })

  it('says nothing about unused codes while later events can’t be read', async () => {
    const t = await openTable([code('used'), code('unused')], [used(20, 'used')])
    expect(linesOf(t.screen.root)).to.include({ unused: 'Not used yet' })
    t.platform.update({ faults: { [EVENTS]: { status: 500 } } })
    await t.advance(70_000)
    expect(linesOf(t.screen.root)).not.to.have.property('unused')
    expect(t.screen.all('button', /^\d+ unused/)).to.deep.equal([])
  })

  it('shows the list without uses if the session may not read events', async () => {
    const t = await openTable([code('used')], [used(20, 'used')], { faults: { [EVENTS]: { status: 403 } } })
    expect(codesOf(t.screen)).to.deep.equal(['used'])
    expect(linesOf(t.screen.root)).to.deep.equal({})
  })

  it('requests nothing without the option', async () => {
    const t = await openTable([code('used')], [used(20, 'used')], { showUse: false })
    expect(t.requests(EVENTS)).to.deep.equal([])
    t.element.showUse = true
    await t.advance(100)
    expect(linesOf(t.screen.root)).to.deep.equal({ used: 'Used 7:40 AM' })
    t.element.showUse = false
    await t.advance(100)
    expect(linesOf(t.screen.root)).to.deep.equal({})
  })

  it('is read after the codes and shared with the details', async () => {
    const t = await openTable([code('used')], [used(20, 'used')])
    const paths = t.platform.sent.map(({ path }) => path)
    expect(paths.indexOf(EVENTS)).to.be.greaterThan(paths.indexOf(LIST))
    await t.user.click('used', 'row')
    await t.advance(100)
    expect(t.requests(EVENTS)).to.have.length(1)
  })

  describe('All locks', () => {
    const FRONT = 'device_front_door'

    it('names the lock of the latest use of a person', async () => {
      const history = await startHistory([])
      history.edit = reporting
      const [first] = await history.client.accessCodes.list({ device_id: FRONT })
      if (!first) throw new Error('The front door has no codes.')
      history.events = [used(20, first.access_code_id, FRONT)]
      const t = await setup('x-access-code-table', { platform: history, now: NOW, showUse: true, width: 900 })
      await t.advance(2000)
      const line = linesOf(t.screen.root)[String(first.name)]
      expect(line).to.match(/^Used 7:40 AM/)
      expect(t.requests(EVENTS)).to.have.length(1)
      expect(t.requests(EVENTS)[0]).to.have.property('device_ids')
    })
  })
})
