import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import type { DeviceProperties } from '../support/sent.js'
import { useFakeClock } from '../support/clock.js'
import { settled, type TestPlatform, type, useCleanPage } from '../support/stage.js'
import { AT_FIRST, changesOf, heatCool, startHallway, type ThermostatScreen } from '../support/thermostat.js'

const OFFLINE: DeviceProperties = { online: false }
const ONLINE: DeviceProperties = { online: true }

/** What stands in the field of a set point. */
const typedAt = (screen: ThermostatScreen, name = 'Heat'): string => screen.stepper(name).value

describe('A number that is typed at a thermostat and not yet confirmed', () => {
  useCleanPage()
  const pass = useFakeClock(Date.parse('2026-03-01T12:00:00Z'))
  beforeEach(() => localStorage.clear())

  /** The device is read again, and says something else of itself. */
  async function reread(platform: TestPlatform, properties: DeviceProperties): Promise<void> {
    platform.edit = (device) => Object.assign(device, { properties: { ...device.properties, ...properties } })
    await pass(31_000)
  }
  async function typed(text: string): Promise<{ platform: TestPlatform; screen: ThermostatScreen }> {
    const shown = await startHallway()
    shown.screen.stepper('Heat').focus()
    type(shown.screen.stepper('Heat'), text)
    await settled()
    return shown
  }

  for (const text of ['66', '6', '900']) {
    it(`stays and is not sent when the device goes offline: ${text}`, async () => {
      const { platform, screen } = await typed(text)
      await reread(platform, OFFLINE)
      expect(screen.stepper('Heat').disabled).to.equal(true)
      expect(typedAt(screen)).to.equal(text)
      await pass(31_000)
      await reread(platform, ONLINE)
      expect(screen.stepper('Heat').disabled).to.equal(false)
      expect(typedAt(screen)).to.equal(text)
      await pass(31_000)
      expect(changesOf(platform)).to.deep.equal([])
    })
  }

  it('is sent once it is confirmed when the device is there again', async () => {
    const { platform, screen } = await typed('66')
    await reread(platform, OFFLINE)
    await reread(platform, ONLINE)
    screen.stepper('Heat').focus()
    await sendKeys({ press: 'Enter' })
    await pass(2000)
    expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
  })

  it('is taken back by Escape when the device is there again, which then shows what it is set to', async () => {
    const { platform, screen } = await typed('66')
    await reread(platform, OFFLINE)
    await reread(platform, ONLINE)
    screen.stepper('Heat').focus()
    await sendKeys({ press: 'Escape' })
    expect(screen.control).to.equal(AT_FIRST)
    expect(typedAt(screen)).to.equal('70°F')
    await pass(9000)
    expect(changesOf(platform)).to.deep.equal([])
  })

  const NEWER: Readonly<Record<string, (screen: ThermostatScreen) => unknown>> = {
    'is gone on from by a button beside it': (screen) => screen.press('button', 'Heat: lower'),
    'gives way to the slider': (screen) => screen.slide('Heat', 65),
    'gives way to the other set point, which pushes its own': (screen) => screen.slide('Cool', 70)
  }
  for (const [what, set] of Object.entries(NEWER)) {
    it(`${what} when the device is there again`, async () => {
      const { platform, screen } = await typed('66')
      await reread(platform, OFFLINE)
      await reread(platform, ONLINE)
      await set(screen)
      await settled()
      expect(typedAt(screen)).to.equal('65°F')
      await pass(2000)
      const cool = screen.slider('Cool')?.value
      expect(changesOf(platform)).to.deep.equal([heatCool(65, Number(cool))])
      await pass(9000)
      await reread(platform, {
        current_climate_setting: {
          hvac_mode_setting: 'heat_cool',
          heating_set_point_fahrenheit: 60,
          cooling_set_point_fahrenheit: 80
        }
      })
      expect(screen.control).to.equal('Heat & Cool 60°F 80°F')
    })
  }

  it('is not taken for a number of another unit', async () => {
    const { platform, screen } = await typed('66')
    await reread(platform, OFFLINE)
    screen.element.temperatureUnit = 'celsius'
    await settled()
    expect(typedAt(screen)).to.equal('21°C')
    await reread(platform, ONLINE)
    screen.element.remove()
    await pass(9000)
    expect(changesOf(platform)).to.deep.equal([])
  })

  for (const [end, go] of [
    ['the element goes', ({ element }: ThermostatScreen) => element.remove()],
    ['the page goes', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))],
    ['another device is shown', ({ element }: ThermostatScreen) => (element.deviceId = 'device_bedroom_thermostat')],
    ['the presets are opened', (screen: ThermostatScreen) => screen.press('button', 'Manage (4 Presets)')]
  ] as const) {
    it(`is not sent to a device that is offline when ${end}`, async () => {
      const { platform, screen } = await typed('66')
      await reread(platform, OFFLINE)
      await go(screen)
      await pass(9000)
      expect(changesOf(platform)).to.deep.equal([])
    })
  }

  for (const mode of ['off', 'cool', 'eco']) {
    it(`stays and is not sent when the device is read again in the mode ${mode}`, async () => {
      const { platform, screen } = await typed('66')
      await reread(platform, { current_climate_setting: { hvac_mode_setting: mode } })
      expect(typedAt(screen)).to.equal('66')
      expect(screen.root.activeElement === screen.stepper('Heat')).to.equal(true)
      expect(changesOf(platform)).to.deep.equal([])
      await sendKeys({ press: 'Enter' })
      await pass(2000)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
    })

    it(`stays and is not sent when the device goes offline and comes back in the mode ${mode}`, async () => {
      const { platform, screen } = await typed('66')
      await reread(platform, OFFLINE)
      await reread(platform, { ...ONLINE, current_climate_setting: { hvac_mode_setting: mode } })
      expect(typedAt(screen)).to.equal('66')
      await pass(9000)
      expect(changesOf(platform)).to.deep.equal([])
    })
  }

  it('is not sent to a device that is there no more', async () => {
    const { platform, screen } = await typed('66')
    platform.update({ faults: { '/devices/get': { status: 404 } } })
    await pass(31_000)
    await screen.says('This device could not be found.')
    await pass(9000)
    expect(changesOf(platform)).to.deep.equal([])
  })
})
