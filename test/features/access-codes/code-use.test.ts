import { GET } from '../support/access-code-calls.js'
import { EVENTS, ago as eventAgo, NOW, startHistory } from '../support/activity.js'
import { setupCode } from '../support/code-details.js'
import type { PlatformEvent } from '../support/sent.js'
import { cleanUpAfterEach, type Given, words } from '../support/setup.js'

const GARAGE = 'device_garage'
const CODE = 'access_code_garage_2'
const DAY = 24 * 60
const USES = {
  device_id: GARAGE,
  event_types: ['lock.unlocked', 'lock.access_denied'],
  since: '2026-02-18T12:00:00.000Z',
  limit: 500
}
const SHOW_ALL = 'Show all uses'
const OLD = { created_at: '2025-01-01T00:00:00Z' }
const NEW = { created_at: '2026-03-10T00:00:00Z' }

const used = (minutes: number, more: Partial<PlatformEvent> = {}): PlatformEvent =>
  eventAgo(minutes, 'lock.unlocked', { device_id: GARAGE, access_code_id: CODE, method: 'keycode', ...more })
const denied = (minutes: number, reason_code?: string): PlatformEvent =>
  used(minutes, {
    event_type: 'lock.access_denied',
    event_id: `denied_${minutes}`,
    reason: { reason_code, message: '' }
  })

describe('Use of an access code', () => {
  cleanUpAfterEach()

  /** Opens a code with these events. @param fields of the code */
  async function open(events: PlatformEvent[], fields: object = NEW, given: Given<'x-access-code-details'> = {}) {
    const access_code = { access_code_id: CODE, device_id: GARAGE, name: 'Guest Weber', code: '4821', status: 'set' }
    const body = { access_code: { ...access_code, type: 'ongoing', ...fields }, ok: true }
    const code = { [GET]: { body } }
    const history = await startHistory(events, { ...code, ...given.faults })
    const { faults: _, ...rest } = given
    const t = await setupCode({ accessCodeId: CODE, platform: history, now: NOW, ...rest })
    return {
      ...t,
      history,
      /** Replaces the faults of the platform. */
      fail: (faults: typeof given.faults) => history.update({ faults: { ...code, ...faults } }),
      section: () => t.screen.all('group', 'Use')[0],
      lines: () =>
        [...(t.screen.all('group', 'Use')[0]?.querySelectorAll('p') ?? [])].map((line) =>
          words(line.innerText).replaceAll(/[\u2068\u2069]/g, '')
        )
    }
  }

  it('shows the last use, the number of uses and the first one', async () => {
    const t = await open([used(20), used(DAY), used(8 * DAY), used(5, { event_type: 'lock.locked', event_id: 'x' })])
    expect(t.lines()).to.deep.equal(['Last used 7:40 AM New York', 'Used 3 times', 'First used Mar 12, 8:00 AM'])
    const [time] = t.section()?.querySelectorAll('time') ?? []
    expect(time?.dateTime).to.equal('2026-03-20T11:40:00.000Z')
    expect(time?.title).to.equal('Mar 20, 7:40 AM · New York')
  })

  it('counts the last 30 days of an older code', async () => {
    const t = await open([used(DAY), used(40 * DAY)], OLD)
    expect(t.lines()).to.deep.equal(['Last used Yesterday 8:00 AM New York', 'Used once in the last 30 days'])
  })

  it('counts what it has read if there are too many events', async () => {
    const t = await open(Array.from({ length: 2100 }, (_, index) => used(index + 1)))
    expect(t.lines()[1]).to.equal('Used at least 1,997 times in the last 30 days')
    expect(t.requests(EVENTS)).to.have.length(4)
  })

  it('names the backup code', async () => {
    const t = await open([used(20, { access_code_id: 'backup' })], { ...NEW, pulled_backup_access_code_id: 'backup' })
    expect(t.lines()[0]).to.equal('Last used 7:40 AM with the backup code New York')
  })

  for (const [what, text, fields, events, reports] of [
    ['a new code', 'Not used yet', NEW, [], true],
    ['an old code', 'No use in the last 30 days', OLD, [], true],
    ['a lock that may not report codes', /^No use reported\. This lock may not report/, NEW, [], undefined],
    ['a lock that reports no codes', 'This lock doesn’t report which code was used.', NEW, [], false],
    ['an offline code', 'The use of offline codes isn’t reported.', { ...NEW, is_offline_access_code: true }, [], true],
    [
      'too many events',
      'No use found in the latest 1,997 events.',
      NEW,
      Array.from({ length: 2100 }, (_, index) => used(index + 1, { access_code_id: 'other' })),
      true
    ]
  ] as const) {
    it(`says what a missing use means: ${what}`, async () => {
      const t = await open([...events], fields)
      t.platform.edit = (device) => Object.assign(Object(device.properties), { has_native_entry_events: reports })
      await t.element.refresh()
      await t.advance(100)
      const [line] = t.lines()
      if (typeof text === 'string') expect(line).to.equal(text)
      else expect(line).to.match(text)
    })
  }

  it('is absent before the code has started', async () => {
    const t = await open([], { type: 'time_bound', created_at: NEW.created_at, starts_at: '2026-03-22T12:00:00Z' })
    expect(t.section()).to.equal(undefined)
    expect(t.screen.text).to.contain('Code info')
  })

  it('shows denied attempts with their reason', async () => {
    const t = await open([denied(20, 'expired_code'), denied(30, 'too_many_attempts'), used(60)])
    expect(t.lines().at(-1)).to.equal('Refused 2 times, last 7:40 AM: Code expired')
    const unknown = await open([denied(20, 'constructor')])
    expect(unknown.lines().at(-1)).to.equal('Refused once, 7:40 AM')
  })

  it('mentions that the lock is offline', async () => {
    const t = await open([used(20)])
    expect(t.section()?.innerText).not.to.contain('offline')
    t.platform.edit = (device) => Object.assign(Object(device.properties), { online: false })
    await t.element.refresh()
    await t.advance(100)
    expect(t.lines()).to.include('The lock is offline. Later uses may be missing.')
  })

  it('is read after the code and its lock', async () => {
    const t = await open([used(20)])
    expect(
      t.platform.sent.map(({ path }) => path).filter((path) => !path.startsWith('/client_sessions'))
    ).to.deep.equal([GET, '/devices/get', '/access_grants/list', EVENTS])
    expect(t.requests(EVENTS)).to.deep.equal([USES])
  })

  it('is announced once when it arrives', async () => {
    const t = await open([used(20)])
    const said = (): string => words(t.section()?.querySelector('.announcer')?.textContent)
    expect(said()).to.equal('')
    t.history.events = [used(0), ...t.history.events]
    await t.advance(60_000)
    expect(t.lines()[0]).to.contain('8:00 AM')
    expect(said()).to.equal('Used 8:00 AM')
    expect(t.requests(EVENTS)[1]).to.deep.equal({ ...USES, since: '2026-03-20T11:40:00.000Z' })
  })

  it('is read again when the lock was locked or unlocked', async () => {
    const t = await open([used(20)])
    await t.user.click('Unlock')
    await t.advance(2000)
    expect(t.requests(EVENTS)).to.have.length(2)
  })

  it('offers to try again after a failure', async () => {
    const t = await open([used(20)], NEW, { faults: { [EVENTS]: { status: 500, times: 4 } } })
    await t.advance(8000)
    expect(t.section()?.innerText).to.contain('The use of this code could not be loaded')
    await t.user.click('Try again')
    expect(t.lines()[0]).to.equal('Last used 7:40 AM New York')
  })

  it('says nothing about a missing use while later events can’t be read', async () => {
    const t = await open([])
    t.platform.edit = (device) => Object.assign(Object(device.properties), { has_native_entry_events: true })
    await t.element.refresh()
    await t.advance(100)
    expect(t.lines()).to.deep.equal(['Not used yet'])
    t.fail({ [EVENTS]: { status: 500 } })
    await t.advance(70_000)
    expect(t.section()?.innerText).to.contain('The use of this code could not be loaded')
    expect(t.screen.text).not.to.contain('Not used yet')
    t.fail({})
    await t.user.click('Try again')
    expect(t.screen.text).to.contain('Not used yet')
  })

  it('is absent if the session may not read events', async () => {
    const t = await open([used(20)], NEW, { faults: { [EVENTS]: { status: 403 } } })
    expect(t.section()).to.equal(undefined)
    expect(t.screen.text).not.to.contain('could not be loaded')
  })

  it('opens the activity of the code and returns', async () => {
    const t = await open([used(20), used(30, { access_code_id: 'other' })])
    const screens = t.events('screen-change')
    await t.user.click(SHOW_ALL)
    expect(screens.map(({ detail }) => detail)).to.deep.equal([
      { screen: 'activity', deviceId: GARAGE, accessCodeId: CODE }
    ])
    expect(t.screen.names('heading')[0]?.replaceAll(/[\u2068\u2069]/g, '')).to.equal('Activity of Guest Weber')
    expect(t.screen.all('row')).to.have.length(1)
    expect(t.requests(EVENTS).at(-1))
      .to.include({ device_id: GARAGE })
      .and.to.deep.include({ access_code_ids: [CODE] })
    await t.user.click('Back')
    expect(t.element.shadowRoot?.activeElement?.textContent).to.equal(SHOW_ALL)
  })
})
