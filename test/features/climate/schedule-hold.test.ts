import { expect } from 'chai'
import { useFakeClock } from '../../passing-time.js'
import { MINUTE } from '../../clock.js'
import { HALLWAY, NOW, Schedule, usesOfSchedule } from '../support/thermostat-schedule.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { startPlatform } from '../support/stage.js'

const CREATE = '/thermostats/schedules/create'
const DELETE = '/thermostats/schedules/delete'
const HOLD = 'Hold preset'
const RESUME = 'Resume schedule'
const forbidden = { status: 403, error: { type: 'forbidden', message: 'Not for you.' } }

describe('Thermostat hold', () => {
  cleanUpAfterEach()
  const advance = useFakeClock(NOW)
  const { open, press } = usesOfSchedule(advance)
  async function hold(schedule: Schedule, preset: string): Promise<void> {
    await press(schedule, HOLD)
    await schedule.find('button', 'Save')
    schedule.choose('Climate preset', preset)
    await press(schedule, 'Save')
  }

  it('sends one request, by default with the current preset and for two hours', async () => {
    const platform = await startPlatform()
    const schedule = await open({ platform })
    await press(schedule, HOLD)
    await schedule.find('button', 'Save')
    expect(schedule.names('heading')).to.include(HOLD)
    expect(schedule.field('From').value).to.equal('2026-03-20T07:45')
    expect(schedule.field('Until').value).to.equal('2026-03-20T10:00')
    await press(schedule, 'Save')
    const [sent, ...more] = platform.requests(CREATE)
    expect(more).to.deep.equal([])
    expect(sent).to.include({
      device_id: HALLWAY,
      climate_preset_key: 'home',
      starts_at: '2026-03-20T11:45:00.000Z',
      ends_at: '2026-03-20T14:00:00.000Z'
    })
    expect(schedule.sentence).to.equal('Home until 10:00 AM, then Away')
    expect(schedule.focused).to.equal(RESUME)
  })

  it('is ended by one request after confirmation, and restored by Undo', async () => {
    const platform = await startPlatform()
    const schedule = await open({ platform })
    await hold(schedule, 'away')
    expect(schedule.sentence).to.match(/^Away until 5:00 PM/)
    await press(schedule, RESUME)
    await schedule.waitForText('End this exception now? It will be deleted.')
    expect(platform.requests(DELETE)).to.deep.equal([])
    await press(schedule, 'Delete')
    expect(platform.requests(DELETE)).to.have.length(1)
    expect(schedule.sentence).to.equal('Home until 8:30 AM, then Away')
    expect(schedule.focused).to.equal(HOLD)
    await press(schedule, 'Undo')
    expect(platform.requests(CREATE)).to.have.length(2)
    expect(schedule.sentence).to.match(/^Away until/)
  })

  it('continues if the confirmation is canceled or the request fails', async () => {
    const platform = await startPlatform({
      faults: { [DELETE]: { status: 409, error: { type: 'busy', message: 'Not now.' } } }
    })
    const schedule = await open({ platform })
    await hold(schedule, 'away')
    await press(schedule, RESUME)
    await press(schedule, 'Cancel')
    expect(schedule.focused).to.equal(RESUME)
    expect(platform.requests(DELETE)).to.deep.equal([])
    await press(schedule, RESUME)
    await press(schedule, 'Delete')
    expect(schedule.sentence).to.match(/^Away until/)
    expect(schedule.announcements).to.contain('Not now.')
  })

  for (const [where, faults, options] of [
    ['the host forbids it', {}, { disableEditSchedules: true }],
    ['the platform forbids access to the exceptions', { '/thermostats/schedules/list': forbidden }, {}]
  ] as const) {
    it(`is not offered if ${where}`, async () => {
      const schedule = await open({ faults, ...options })
      expect(schedule.sentence).to.equal('Home until 8:30 AM, then Away')
      expect(schedule.names('button', /Hold|Resume/)).to.deep.equal([])
    })
  }

  it('asks only once to resume the schedule if a newer exception begins meanwhile', async () => {
    const platform = await startPlatform({ commandTime: 0 })
    const schedule = await open({ platform })
    await hold(schedule, 'away')
    await platform.client.thermostats.schedules.create({
      device_id: HALLWAY,
      climate_preset_key: 'home',
      name: 'Visit',
      starts_at: new Date(NOW + 3 * MINUTE).toISOString(),
      ends_at: new Date(NOW + 6 * MINUTE).toISOString()
    })
    await advance(MINUTE)
    await press(schedule, RESUME)
    const question = 'End this exception now?'
    await schedule.waitForText(question)
    await advance(2 * MINUTE)
    expect(schedule.sentence).to.match(/^Home until/)
    expect(schedule.text).not.to.contain(question)
    await advance(4 * MINUTE)
    expect(schedule.sentence).to.match(/^Away until/)
    expect(schedule.text).not.to.contain(question)
    expect(schedule.focused).to.equal(RESUME)
  })
})
