import { expect } from 'chai'
import { ThermostatElement } from '../../../elements/thermostat.js'
import { useFakeClock } from '../../passing-time.js'
import { show, recordEvents, startPlatform, type TestPlatform, until, words } from '../support/stage.js'
import { changesOf, HALLWAY, setupThermostat, ThermostatScreen } from '../support/thermostat.js'
import { NOW } from '../support/thermostat-schedule.js'
import { type Given, cleanUpAfterEach } from '../support/setup.js'

const LIST = '/thermostats/schedules/list'

const line = ({ root }: ThermostatScreen): HTMLElement | null => root.querySelector('.plan-line')

const plan = (screen: ThermostatScreen): string => words(line(screen)?.querySelector('p')?.textContent)

describe('Schedule summary of a thermostat', () => {
  cleanUpAfterEach()
  const advance = useFakeClock(NOW)

  async function open(platform: TestPlatform, given: Given<'x-thermostat'> = {}): Promise<ThermostatScreen> {
    const { screen } = await setupThermostat({ platform, ...given })
    await advance(100)
    return screen
  }

  it('shows the current preset, its end and the next preset as time passes', async () => {
    const platform = await startPlatform()
    const screen = await open(platform)
    expect(plan(screen)).to.equal('Now: Home until 8:30 AM, then Away')
    await advance(60 * 60_000)
    expect(plan(screen)).to.equal('Now: Away until 5:00 PM, then Home')
    expect(changesOf(platform)).to.deep.equal([])
  })

  it('opens the schedule and returns from it', async () => {
    const platform = await startPlatform()
    const screen = await open(platform)
    const changed = recordEvents(screen, 'schedule-change')
    await screen.press('button', 'Thermostat schedule')
    await advance(100)
    expect(screen.names('heading')).to.include('Thermostat schedule')
    await screen.press('button', 'Delete Guests arrive')
    await advance(100)
    await screen.press('button', 'Delete')
    await advance(100)
    expect(changed.map(({ detail }) => detail.change)).to.deep.equal(['deleted'])
    await screen.press('button', 'Back')
    await advance(100)
    expect(plan(screen)).to.equal('Now: Home until 8:30 AM, then Away')
    expect(screen.focused).to.equal('Thermostat schedule')
  })

  it('opens the schedule in the temperature unit of the host', async () => {
    const screen = await open(await startPlatform(), { temperatureUnit: 'celsius' })
    await screen.press('button', 'Thermostat schedule')
    await advance(100)
    const settingsIn = (part: string): string[] =>
      [...screen.root.querySelectorAll(`${part} small`)].map(({ textContent }) => textContent ?? '')
    const celsius = /^(1\d|2\d)(\.\d)?(–2\d(\.\d)?)?°$/
    for (const part of ['.schedule-preset', '.schedule-legend']) {
      const settings = settingsIn(part)
      expect(settings).to.have.length.above(1)
      for (const setting of settings) expect(setting).to.match(celsius)
    }
  })

  it('is fetched after the thermostat, and not for a thermostat without presets', async () => {
    const platform = await startPlatform()
    const release = platform.hold('/devices/get')
    const { screen } = await setupThermostat({ platform })
    await advance(100)
    expect(platform.requests(LIST)).to.deep.equal([])
    release()
    await until(() => line(screen))
    await open(platform, { deviceId: 'device_attic_thermostat' })
    expect(platform.requests(LIST)).to.deep.equal([{ device_id: screen.element.deviceId }])
  })

  it('is hidden if the platform forbids access, which is reported only to the host', async () => {
    const fault = { status: 403, error: { type: 'forbidden', message: 'Not for you.' } }
    const platform = await startPlatform({ faults: { [LIST]: fault } })
    const screen = new ThermostatScreen(show(ThermostatElement, { client: platform.client, deviceId: HALLWAY }).element)
    const errors = recordEvents(screen, 'platform-error')
    await until(() => errors.length)
    await advance(100)
    expect(errors.map(({ detail }) => detail.operation)).to.deep.equal(['thermostats.schedules.list'])
    const alerts = screen.all('alert').map(({ textContent }) => textContent)
    expect([line(screen), alerts.join('')]).to.deep.equal([null, ''])
  })
})

describe('Schedule summary layout', () => {
  cleanUpAfterEach()

  /** Long names, so that the sentence has two lines where there is little room. */
  const edit: Given<'x-thermostat'>['edit'] = ({ properties }) => {
    for (const preset of properties?.available_climate_presets ?? []) {
      if (preset) preset.display_name = `${preset.display_name} in winter`
    }
  }

  for (const width of [320, 480, 640, 700, 1000]) {
    it(`does not move other content when it appears, at ${width} px`, async () => {
      const platform = await startPlatform({ edit })
      const release = platform.hold(LIST)
      const { screen, advance } = await setupThermostat({ platform, width, now: NOW })
      await advance(100)
      expect(platform.requests(LIST)).to.have.length(1)
      expect(screen.root.querySelector('.recent')).to.not.equal(null)
      const places = () =>
        [...screen.root.querySelectorAll('.settings, .scale, summary')].map((part) => part.getBoundingClientRect().top)
      const previous = [...places(), screen.element.clientHeight]
      release()
      await advance(100)
      expect(line(screen)).to.not.equal(null)
      expect([...places(), screen.element.clientHeight]).to.deep.equal(previous)
    })
  }
})
