import { sendKeys } from '@web/test-runner-commands'
import type { DeviceProperties } from '../support/sent.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { settled, type } from '../support/stage.js'
import { AT_FIRST, changesOf, heatCool, setupThermostat, type ThermostatScreen } from '../support/thermostat.js'

const OFFLINE: DeviceProperties = { online: false }
const ONLINE: DeviceProperties = { online: true }

/** Returns the text in the field of a set point. */
const typedAt = (screen: ThermostatScreen, name = 'Heat'): string => screen.stepper(name).value

describe('Unconfirmed number typed into a thermostat', () => {
  cleanUpAfterEach()

  async function setupTyped(text: string) {
    const t = await setupThermostat({ now: '2026-03-01T12:00:00Z' })
    t.screen.stepper('Heat').focus()
    type(t.screen.stepper('Heat'), text)
    await settled()
    return {
      ...t,
      /** Changes properties of the device and waits for a refetch. */
      async change(properties: DeviceProperties): Promise<void> {
        t.platform.edit = (device) => Object.assign(device, { properties: { ...device.properties, ...properties } })
        await t.advance(31_000)
      }
    }
  }

  for (const text of ['66', '6', '900']) {
    it(`is kept but not sent when the device goes offline: ${text}`, async () => {
      const { platform, screen, change, advance } = await setupTyped(text)
      await change(OFFLINE)
      expect(screen.stepper('Heat').disabled).to.equal(true)
      expect(typedAt(screen)).to.equal(text)
      await advance(31_000)
      await change(ONLINE)
      expect(screen.stepper('Heat').disabled).to.equal(false)
      expect(typedAt(screen)).to.equal(text)
      await advance(31_000)
      expect(changesOf(platform)).to.deep.equal([])
    })
  }

  it('is sent once confirmed when the device is back online', async () => {
    const { platform, screen, change, advance } = await setupTyped('66')
    await change(OFFLINE)
    await change(ONLINE)
    screen.stepper('Heat').focus()
    await sendKeys({ press: 'Enter' })
    await advance(2000)
    expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
  })

  it('is discarded by Escape when the device is back online', async () => {
    const { platform, screen, change, advance } = await setupTyped('66')
    await change(OFFLINE)
    await change(ONLINE)
    screen.stepper('Heat').focus()
    await sendKeys({ press: 'Escape' })
    expect(screen.control).to.equal(AT_FIRST)
    expect(typedAt(screen)).to.equal('70°F')
    await advance(9000)
    expect(changesOf(platform)).to.deep.equal([])
  })

  const NEWER: Readonly<Record<string, (screen: ThermostatScreen) => unknown>> = {
    'is the base of a step button': (screen) => screen.press('button', 'Heat: lower'),
    'is replaced by the slider value': (screen) => screen.slide('Heat', 65),
    'is replaced if the other set point moves it': (screen) => screen.slide('Cool', 70)
  }
  for (const [what, set] of Object.entries(NEWER)) {
    it(`${what} when the device is back online`, async () => {
      const { platform, screen, change, advance } = await setupTyped('66')
      await change(OFFLINE)
      await change(ONLINE)
      await set(screen)
      await settled()
      expect(typedAt(screen)).to.equal('65°F')
      await advance(2000)
      const cool = screen.slider('Cool')?.value
      expect(changesOf(platform)).to.deep.equal([heatCool(65, Number(cool))])
      await advance(9000)
      await change({
        current_climate_setting: {
          hvac_mode_setting: 'heat_cool',
          heating_set_point_fahrenheit: 60,
          cooling_set_point_fahrenheit: 80
        }
      })
      expect(screen.control).to.equal('Heat & Cool 60°F 80°F')
    })
  }

  it('is discarded when the unit changes', async () => {
    const { platform, screen, change, advance } = await setupTyped('66')
    await change(OFFLINE)
    screen.element.temperatureUnit = 'celsius'
    await settled()
    expect(typedAt(screen)).to.equal('21°C')
    await change(ONLINE)
    screen.element.remove()
    await advance(9000)
    expect(changesOf(platform)).to.deep.equal([])
  })

  for (const [end, go] of [
    ['the element is removed', ({ element }: ThermostatScreen) => element.remove()],
    ['the user leaves the page', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))],
    ['another device is shown', ({ element }: ThermostatScreen) => (element.deviceId = 'device_bedroom_thermostat')],
    ['the presets are opened', (screen: ThermostatScreen) => screen.press('button', 'Manage (4 Presets)')]
  ] as const) {
    it(`is not sent to an offline device when ${end}`, async () => {
      const { platform, screen, change, advance } = await setupTyped('66')
      await change(OFFLINE)
      await go(screen)
      await advance(9000)
      expect(changesOf(platform)).to.deep.equal([])
    })
  }

  for (const mode of ['off', 'cool', 'eco']) {
    it(`is kept but not sent when the device is refetched in the mode ${mode}`, async () => {
      const { platform, screen, change, advance } = await setupTyped('66')
      await change({ current_climate_setting: { hvac_mode_setting: mode } })
      expect(typedAt(screen)).to.equal('66')
      expect(screen.root.activeElement === screen.stepper('Heat')).to.equal(true)
      expect(changesOf(platform)).to.deep.equal([])
      await sendKeys({ press: 'Enter' })
      await advance(2000)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
    })

    it(`is kept but not sent when the device returns from offline in the mode ${mode}`, async () => {
      const { platform, screen, change, advance } = await setupTyped('66')
      await change(OFFLINE)
      await change({ ...ONLINE, current_climate_setting: { hvac_mode_setting: mode } })
      expect(typedAt(screen)).to.equal('66')
      await advance(9000)
      expect(changesOf(platform)).to.deep.equal([])
    })
  }

  it('is not sent to a deleted device', async () => {
    const { platform, screen, advance } = await setupTyped('66')
    platform.update({ faults: { '/devices/get': { status: 404 } } })
    await advance(31_000)
    await screen.waitForText('This device could not be found.')
    await advance(9000)
    expect(changesOf(platform)).to.deep.equal([])
  })
})
