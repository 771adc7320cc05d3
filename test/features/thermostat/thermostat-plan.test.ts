import { cleanUpAfterEach, type Given, until, words } from '../support/setup.js'
import { changesOf, setupThermostat, type ThermostatScreen } from '../support/thermostat.js'
import { NOW } from '../support/thermostat-schedule.js'

const LIST = '/thermostats/schedules/list'
const SCHEDULE = 'Thermostat schedule'

const line = ({ root }: ThermostatScreen): HTMLElement | null => root.querySelector('.plan-line')

const plan = (screen: ThermostatScreen): string => words(line(screen)?.querySelector('p')?.textContent)

describe('Schedule summary of a thermostat', () => {
  cleanUpAfterEach()

  const open = (given: Given<'x-thermostat'> = {}) => setupThermostat({ now: NOW, ...given })

  it('shows the current preset, its end and the next preset as time passes', async () => {
    const t = await open()
    expect(plan(t.screen)).to.equal('Now: Home until 8:30 AM, then Away')
    await t.advance(60 * 60_000)
    expect(plan(t.screen)).to.equal('Now: Away until 5:00 PM, then Home')
    expect(changesOf(t.platform)).to.deep.equal([])
  })

  it('opens the schedule and returns from it', async () => {
    const t = await open()
    const changed = t.events('schedule-change')
    await t.user.click(SCHEDULE)
    expect(t.screen.names('heading')).to.include(SCHEDULE)
    await t.user.click('Delete Guests arrive')
    await t.user.click('Delete')
    expect(changed.map(({ detail }) => detail.change)).to.deep.equal(['deleted'])
    await t.user.click('Back')
    expect(plan(t.screen)).to.equal('Now: Home until 8:30 AM, then Away')
    expect(t.screen.focused).to.equal(SCHEDULE)
  })

  it('opens the schedule in the temperature unit of the host', async () => {
    const { screen, user } = await open({ temperatureUnit: 'celsius' })
    await user.click(SCHEDULE)
    for (const part of ['.schedule-preset', '.schedule-legend']) {
      const settings = [...screen.root.querySelectorAll(`${part} small`)].map(({ textContent }) => textContent)
      expect(settings).to.have.length.above(1)
      for (const setting of settings) expect(setting).to.match(/^(1\d|2\d)(\.\d)?(–2\d(\.\d)?)?°$/)
    }
  })

  it('is fetched after the thermostat, and not for a thermostat without presets', async () => {
    const { screen, element, platform, requests, release } = await open({ holds: ['/devices/get'] })
    expect(requests(LIST)).to.deep.equal([])
    release('/devices/get')
    await until(() => line(screen))
    await open({ platform, deviceId: 'device_attic_thermostat' })
    expect(requests(LIST)).to.deep.equal([{ device_id: element.deviceId }])
  })

  it('is hidden if the platform forbids access, which is reported only to the host', async () => {
    const fault = { status: 403, error: { type: 'forbidden', message: 'Not for you.' } }
    const t = await open({ holds: [LIST], faults: { [LIST]: fault } })
    const errors = t.events('platform-error')
    t.release(LIST)
    await t.advance(100)
    expect(errors.map(({ detail }) => detail.operation)).to.deep.equal(['thermostats.schedules.list'])
    expect([line(t.screen), t.screen.alertText]).to.deep.equal([null, ''])
  })

  /** Long names, so that the sentence has two lines where there is little room. */
  const edit: Given<'x-thermostat'>['edit'] = ({ properties }) => {
    for (const preset of properties?.available_climate_presets ?? []) {
      if (preset) preset.display_name = `${preset.display_name} in winter`
    }
  }

  for (const width of [320, 480, 640, 700, 1000]) {
    it(`does not move other content when it appears, at ${width} px`, async () => {
      const { screen, advance, requests, release } = await open({ width, edit, holds: [LIST] })
      expect(requests(LIST)).to.have.length(1)
      expect(screen.root.querySelector('.recent')).to.not.equal(null)
      const places = () =>
        [...screen.root.querySelectorAll('.settings, .scale, summary')].map((part) => part.getBoundingClientRect().top)
      const previous = [...places(), screen.element.clientHeight]
      release(LIST)
      await advance(100)
      expect(line(screen)).to.not.equal(null)
      expect([...places(), screen.element.clientHeight]).to.deep.equal(previous)
    })
  }
})
