import { localZone, zoneLabel } from '../../../src/core/values/time-zone.js'
import { CREATE, chooseZone, fillCode, NAME } from '../support/code-form.js'
import { cleanUpAfterEach, setup, type Test } from '../support/setup.js'

/** Opens a form in which everything except the times is filled in. */
async function fillForm(now: string, deviceId = 'device_front_door') {
  const t = await setup('x-access-code-form', { now, deviceId })
  await fillCode(t)
  await t.user.check('Start/end times')
  return t
}

describe('Start and end times of an access code', () => {
  cleanUpAfterEach()

  const NOW = '2026-03-01T12:34:56.789Z'
  const shown = ({ screen: { values } }: Test<HTMLElement>) => [values.Start, values.End]
  const sent = ({ requests }: Test<HTMLElement>) => requests(CREATE).map((body) => [body.starts_at, body.ends_at])

  it('keep their instants in another time zone and back in the local time zone', async () => {
    const t = await fillForm(NOW)
    const local = shown(t)
    await chooseZone(t.screen, 'kathmandu')
    expect(shown(t)).to.deep.equal(['2026-03-01T18:19', '2026-03-02T18:19'])
    await chooseZone(t.screen, 'los angeles')
    expect(shown(t)).to.deep.equal(['2026-03-01T04:34', '2026-03-02T04:34'])
    await t.user.click('Time Zone (manual)')
    await t.user.check('Use local time zone')
    expect(t.screen.text).to.contain('Time Zone (automatic)')
    await t.user.click('Back')
    await t.screen.find('button', 'Time Zone (automatic)')
    expect(shown(t)).to.deep.equal(local)
  })

  it('are sent in the chosen time zone, with a warning if daylight saving skips one', async () => {
    const t = await fillForm(NOW)
    await chooseZone(t.screen, '+5:45')
    expect(t.screen.text).to.contain('Kathmandu · UTC')
    await chooseZone(t.screen, 'los ang')
    await t.user.fill('Start', '2026-03-08T01:59')
    await t.user.fill('End', '2026-03-08T02:30')
    expect(t.screen.warning('Start')).to.equal(undefined)
    expect(t.screen.warning('End')).to.equal('This time is skipped by daylight saving. Mar 8, 3:30 AM will be used.')
    await t.user.click('Save')
    expect(sent(t)).to.deep.equal([['2026-03-08T09:59:00.000Z', '2026-03-08T10:30:00.000Z']])
  })

  it('are sent despite a warning that the end is in the past', async () => {
    const t = await fillForm(NOW)
    await chooseZone(t.screen, 'berlin')
    await t.user.fill('Start', '2026-03-01T10:00')
    await t.user.fill('End', '2026-03-01T13:36')
    expect(t.screen.warning('End')).to.equal(undefined)
    await t.advance(120_000)
    expect(t.screen.warning('End')).to.equal('The end is in the past')
    await t.user.click('Save')
    expect(sent(t)).to.deep.equal([['2026-03-01T09:00:00.000Z', '2026-03-01T12:36:00.000Z']])
    expect(t.screen.error('End')).to.equal('Must be in the future')
  })
})

describe('Time zone of access code times', () => {
  cleanUpAfterEach()

  async function openZones(deviceId = 'device_guest_house', start?: string) {
    const t = await fillForm('2026-07-01T12:00Z', deviceId)
    if (start) await t.user.fill('Start', start)
    await t.user.click(/^Time Zone/)
    return t
  }
  const offsetsOf = ({ screen }: Test<HTMLElement>): string[] =>
    [...screen.root.querySelectorAll('[role=option] small')].map(({ textContent }) => textContent ?? '')

  it('is the local time zone by default', async () => {
    const { screen } = await openZones()
    expect(screen.names('heading')).to.deep.equal(['Time Zone (automatic)'])
    expect(screen.focused).to.equal('Time Zone (automatic)')
    expect(screen.field('Use local time zone').checked).to.equal(true)
    expect(screen.text).to.contain(zoneLabel(localZone()))
    expect(screen.suggestions).to.deep.equal([])
  })

  it('can be that of the device, listed first, the local one, or a common one', async () => {
    const t = await openZones()
    await t.user.check('Use local time zone')
    expect(t.screen.suggestions.slice(0, 2)).to.deep.equal(['Los Angeles', zoneLabel(localZone())])
    expect(t.screen.suggestions.slice(2, 6)).to.include.members(['Honolulu', 'Denver', 'Chicago'])
    expect(offsetsOf(t).slice(0, 2)).to.deep.equal(['Time zone of the device', '5:00 AM · UTC\u22127'])
  })

  it('is listed with its offset at the chosen start', async () => {
    const t = await openZones('device_guest_house', '2026-12-01T10:00')
    await t.user.check('Use local time zone')
    expect(offsetsOf(t)[1]).to.contain(' · UTC\u22128')
  })

  it('is found by name or offset', async () => {
    const { screen, user } = await openZones('device_front_door')
    await user.check('Use local time zone')
    const found: Readonly<Record<string, readonly string[]>> = {
      'lord how': ['Lord Howe'],
      'australia/lord': ['Lord Howe'],
      '+5:45': ['Kathmandu'],
      '-3:30': [],
      atlantis: []
    }
    screen.root.querySelector<HTMLElement>('[role=combobox]')?.focus()
    for (const [typed, names] of Object.entries(found)) {
      await user.press('Control+A')
      await user.type(typed)
      expect(screen.suggestions, typed).to.deep.equal(names)
    }
    expect(screen.text).to.contain('No time zone matches')
  })

  it('becomes manual when unchecked and automatic when the local time zone is chosen', async () => {
    const { screen, user, advance } = await openZones()
    await user.check('Use local time zone')
    expect(screen.names('heading')).to.deep.equal(['Time Zone (manual)'])
    screen.root.querySelectorAll<HTMLElement>('[role=option]')[1]?.click()
    await advance(0)
    expect(screen.names('heading')).to.deep.equal(['Time Zone (automatic)'])
    expect(screen.field('Use local time zone').checked).to.equal(true)
    expect(screen.root.activeElement?.getAttribute('type')).to.equal('checkbox')
  })

  it('returns the focus to its button on Escape', async () => {
    const { screen, user } = await openZones()
    await user.press('Escape')
    expect(screen.focused).to.equal('Time Zone (automatic)')
    expect(screen.names('heading')).to.deep.equal(['Add new access code'])
    expect(screen.values[NAME]).to.equal('Guest')
    expect(screen.dialog === null).to.equal(true)
  })
})
