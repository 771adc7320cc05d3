import { FIRST, NOW, SECOND } from '../support/repeated-hour.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { HALLWAY, setupSchedule } from '../support/thermostat-schedule.js'

const SKIPPED = 'This time is skipped by daylight saving. Mar 14, 2027, 3:30 AM will be used.'

describe('Exception in the repeated hour', () => {
  cleanUpAfterEach()

  it('uses the first occurrence and offers the second', async () => {
    const t = await setupSchedule({ now: NOW })
    await t.user.click('Add exception')
    await t.user.fill('From', '2026-11-01T01:30')
    await t.user.fill('Until', '2027-03-14T02:30')
    expect(t.screen.warning('From')).to.equal(FIRST)
    expect(t.screen.warning('Until')).to.equal(SKIPPED)
    await t.user.click('Use the second (EST)')
    expect(t.screen.values.From).to.equal('2026-11-01T01:30')
    expect(t.screen.warning('From')).to.equal(SECOND)
    await t.user.click('Save')
    expect(t.requests(`/thermostats/schedules/create`).map(({ starts_at }) => starts_at)).to.deep.equal([
      '2026-11-01T06:30:00.000Z'
    ])
  })

  it('keeps the second occurrence of an existing exception if only its name changes', async () => {
    const t = await setupSchedule({ now: NOW })
    await t.platform.client.thermostats.schedules.create({
      device_id: HALLWAY,
      climate_preset_key: 'away',
      name: 'Trip',
      starts_at: '2026-11-01T06:30:15.000Z',
      ends_at: '2026-11-01T12:00:00.000Z'
    })
    void t.element.refresh()
    await t.advance(1000)
    await t.user.click('Edit Trip')
    expect(t.screen.warning('From')).to.equal(SECOND)
    await t.user.fill('Name (optional)', 'Journey')
    await t.user.click('Save')
    const sent = t.requests(`/thermostats/schedules/update`).map((body) => Object.keys(body).toSorted())
    expect(sent).to.deep.equal([['name', 'thermostat_schedule_id']])
  })
})
