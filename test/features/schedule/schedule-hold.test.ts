import { MINUTE } from '../../clock.js'
import { WITHOUT_PERMISSION } from '../support/platform-errors.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { HALLWAY, NOW, type ScheduleTest, setupSchedule } from '../support/thermostat-schedule.js'

const DELETE = '/thermostats/schedules/delete'
const HOLD = 'Hold preset'
const RESUME = 'Resume schedule'

describe('Thermostat hold', () => {
  cleanUpAfterEach()
  async function hold(t: ScheduleTest, preset: string): Promise<void> {
    await t.user.click(HOLD)
    await t.screen.find('button', 'Save')
    await t.user.choose('Climate preset', preset)
    await t.user.click('Save')
  }

  it('sends one request, by default with the current preset and for two hours', async () => {
    const t = await setupSchedule()
    await t.user.click(HOLD)
    await t.screen.find('button', 'Save')
    expect(t.screen.names('heading')).to.include(HOLD)
    expect(t.screen.field('From').value).to.equal('2026-03-20T07:45')
    expect(t.screen.field('Until').value).to.equal('2026-03-20T10:00')
    await t.user.click('Save')
    const [sent, ...more] = t.requests('/thermostats/schedules/create')
    expect(more).to.deep.equal([])
    expect(sent).to.include({
      device_id: HALLWAY,
      climate_preset_key: 'home',
      starts_at: '2026-03-20T11:45:00.000Z',
      ends_at: '2026-03-20T14:00:00.000Z'
    })
    expect(t.screen.sentence).to.equal('Home until 10:00 AM, then Away')
    expect(t.screen.focused).to.equal(RESUME)
  })

  it('is ended by one request after confirmation, and restored by Undo', async () => {
    const t = await setupSchedule()
    await hold(t, 'away')
    expect(t.screen.sentence).to.match(/^Away until 5:00 PM/)
    await t.user.click(RESUME)
    await t.screen.waitForText('End this exception now? It will be deleted.')
    expect(t.requests(DELETE)).to.deep.equal([])
    await t.user.click('Delete')
    expect(t.requests(DELETE)).to.have.length(1)
    expect(t.screen.sentence).to.equal('Home until 8:30 AM, then Away')
    expect(t.screen.focused).to.equal(HOLD)
    await t.user.click('Undo')
    expect(t.requests('/thermostats/schedules/create')).to.have.length(2)
    expect(t.screen.sentence).to.match(/^Away until/)
  })

  it('continues if the confirmation is canceled or the request fails', async () => {
    const error = { type: 'busy', message: 'Not now.' }
    const t = await setupSchedule({ faults: { [DELETE]: { status: 409, error } } })
    await hold(t, 'away')
    await t.user.click(RESUME)
    await t.user.click('Cancel')
    expect(t.screen.focused).to.equal(RESUME)
    expect(t.requests(DELETE)).to.deep.equal([])
    await t.user.click(RESUME)
    await t.user.click('Delete')
    expect(t.screen.sentence).to.match(/^Away until/)
    expect(t.screen.announcements).to.contain('Not now.')
  })

  for (const [where, faults, options] of [
    ['the host forbids it', {}, { disableEditSchedules: true }],
    ['the platform forbids access to the exceptions', { '/thermostats/schedules/list': WITHOUT_PERMISSION }, {}]
  ] as const) {
    it(`is not offered if ${where}`, async () => {
      const t = await setupSchedule({ faults, ...options })
      expect(t.screen.sentence).to.equal('Home until 8:30 AM, then Away')
      expect(t.screen.names('button', /Hold|Resume/)).to.deep.equal([])
    })
  }

  it('asks only once to resume the schedule if a newer exception begins meanwhile', async () => {
    const t = await setupSchedule({ commandTime: 0 })
    await hold(t, 'away')
    await t.platform.client.thermostats.schedules.create({
      device_id: HALLWAY,
      climate_preset_key: 'home',
      name: 'Visit',
      starts_at: new Date(NOW + 3 * MINUTE).toISOString(),
      ends_at: new Date(NOW + 6 * MINUTE).toISOString()
    })
    await t.advance(MINUTE)
    await t.user.click(RESUME)
    const question = 'End this exception now?'
    await t.screen.waitForText(question)
    await t.advance(2 * MINUTE)
    expect(t.screen.sentence).to.match(/^Home until/)
    expect(t.screen.text).not.to.contain(question)
    await t.advance(4 * MINUTE)
    expect(t.screen.sentence).to.match(/^Away until/)
    expect(t.screen.text).not.to.contain(question)
    expect(t.screen.focused).to.equal(RESUME)
  })
})
