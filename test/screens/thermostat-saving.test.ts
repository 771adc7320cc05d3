import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useFakeClock } from './support/clock.js'
import { heard, settled, startPlatform, type TestPlatform, type, useCleanPage } from './support/stage.js'
import { addThermostat, changesOf, loadedThermostat, startWith, type ThermostatScreen } from './support/thermostat.js'

const HALLWAY = 'device_hallway_thermostat'
const FAILED = 'Error updating climate setting. Please try again.'
const HEAT_COOL = '/thermostats/heat_cool'
const AT_FIRST = 'Heat & Cool 70˚F 76˚F'

const heatCool = (heat: number, cool: number) =>
  [HEAT_COOL, { device_id: HALLWAY, heating_set_point_fahrenheit: heat, cooling_set_point_fahrenheit: cool }] as const

describe('The climate of a thermostat', () => {
  useCleanPage()
  const pass = useFakeClock(Date.parse('2026-03-01T12:00:00Z'))
  beforeEach(() => localStorage.clear())

  async function start(): Promise<{ platform: TestPlatform; screen: ThermostatScreen }> {
    const platform = await startPlatform()
    return { platform, screen: await loadedThermostat(platform) }
  }

  describe('is left alone', () => {
    const ids = [
      ...['hallway', 'bedroom', 'lobby', 'attic', 'studio'].map((room) => `device_${room}_thermostat`),
      ...Array.from({ length: 21 }, (_, index) => `device_unit_00${31 + index}`)
    ]
    for (const deviceId of ids) {
      it(`by looking at ${deviceId}, however long and in whichever unit`, async () => {
        const platform = await startPlatform({ size: 90 })
        const screen = addThermostat(platform, { deviceId })
        await pass(5000)
        const before = screen.control
        expect(screen.all('term', 'Temperature')).to.have.length(1)
        await pass(31_000)
        await pass(31_000)
        screen.element.temperatureUnit = 'celsius'
        await pass(5000)
        screen.element.temperatureUnit = 'fahrenheit'
        await pass(5000)
        expect(platform.asked('/devices/get').length).to.be.greaterThan(2)
        expect(screen.control).to.equal(before)
        screen.element.remove()
        await pass(5000)
        expect(changesOf(platform)).to.deep.equal([])
        expect(screen.text).not.to.match(/NaN|undefined|Infinity/)
      })
    }

    it('where it was moved and moved back', async () => {
      const { platform, screen } = await start()
      screen.slide('Heat', 68)
      await pass(1000)
      screen.slide('Heat', 70)
      await pass(9000)
      expect(changesOf(platform)).to.deep.equal([])
      expect(screen.control).to.equal(AT_FIRST)
    })
  })

  describe('is sent once, 2,000 ms after the last movement', () => {
    it('by a slider', async () => {
      const { platform, screen } = await start()
      const events = heard(screen, 'climate-change')
      screen.slide('Heat', 65)
      await pass(1900)
      screen.slide('Heat', 66)
      await pass(1999)
      expect(changesOf(platform)).to.deep.equal([])
      await pass(1)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
      expect(screen.said).to.contain('Saving…')
      expect(events).to.have.length(0)
      await pass(2500)
      expect(screen.said).to.contain('Saved')
      const [path, params] = heatCool(66, 76)
      expect(path).to.equal(HEAT_COOL)
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ ...params, hvac_mode_setting: 'heat_cool' }])
      await pass(3000)
      expect(screen.said).not.to.contain('Saved')
      expect(screen.detail('Setting')).to.equal('Heat & Cool · 66˚F – 76˚F')
      await pass(60_000)
      expect(changesOf(platform)).to.have.length(1)
    })

    it('by buttons, which push the other set point', async () => {
      const { platform, screen } = await start()
      for (let presses = 0; presses < 3; presses += 1) {
        await screen.press('button', 'Heat: higher')
        await pass(500)
      }
      expect(screen.control).to.equal('Heat & Cool 73˚F 78˚F')
      await screen.press('button', 'Cool: lower')
      await pass(2000)
      expect(changesOf(platform)).to.deep.equal([heatCool(72, 77)])
    })

    it('by typing, as near as it may be', async () => {
      const { platform, screen } = await start()
      const field = screen.stepper('Cool')
      field.focus()
      type(field, '200')
      await pass(4000)
      expect(changesOf(platform)).to.deep.equal([])
      field.blur()
      await pass(2000)
      expect(changesOf(platform)).to.deep.equal([heatCool(70, 92)])
    })

    it('by dragging', async () => {
      const { platform, screen } = await start()
      const thumbs = [...screen.root.querySelectorAll('.thumb')].map((thumb) => thumb.getBoundingClientRect())
      const [from] = thumbs
      if (!from) throw new Error('There is no thumb.')
      const y = Math.round(from.y + from.height / 2)
      await sendMouse({ type: 'move', position: [Math.round(from.x + from.width / 2), y] })
      await sendMouse({ type: 'down' })
      await sendMouse({ type: 'move', position: [Math.round(from.x - 40), y] })
      await settled()
      const dragged = screen.control
      expect(dragged).not.to.equal(AT_FIRST)
      await sendMouse({ type: 'up' })
      await pass(2000)
      const heat = Number(screen.slider('Heat')?.value)
      expect(changesOf(platform)).to.deep.equal([heatCool(heat, 76)])
      expect(screen.control).to.equal(dragged)
    })

    it('by keys alone', async () => {
      const { platform, screen } = await start()
      screen.slider('Heat')?.focus()
      await sendKeys({ press: 'ArrowUp' })
      await sendKeys({ press: 'PageDown' })
      await sendKeys({ press: 'Tab' })
      await sendKeys({ press: 'End' })
      await pass(2000)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 92)])
    })

    it('by mode, with what that has a use for', async () => {
      const { platform, screen } = await start()
      screen.choose('Mode', 'Off')
      await pass(500)
      screen.choose('Mode', 'Cool')
      await pass(500)
      screen.slide('Cool', 80)
      await pass(500)
      screen.choose('Mode', 'Heat')
      await pass(500)
      screen.slide('Heat', 71)
      await pass(2000)
      const params = { device_id: HALLWAY, heating_set_point_fahrenheit: 71 }
      expect(changesOf(platform)).to.deep.equal([['/thermostats/heat', params]])
      await pass(3000)
      expect(screen.detail('Setting')).to.equal('Heat · 71˚F')
    })

    it('as off, and the set points are there still when it is turned on again', async () => {
      const { platform, screen } = await start()
      screen.choose('Mode', 'Off')
      await pass(2000)
      await pass(3000)
      expect(changesOf(platform)).to.deep.equal([['/thermostats/off', { device_id: HALLWAY }]])
      expect(screen.detail('Setting')).to.equal('Off')
      expect(screen.detail('System status')).to.equal('--')
      screen.choose('Mode', 'Heat & Cool')
      expect(screen.control).to.equal(AT_FIRST)
      await pass(2000)
      expect(changesOf(platform)).to.have.length(2)
      expect(changesOf(platform)).to.deep.include(heatCool(70, 76))
    })

    it('in °F when it was set in °C', async () => {
      const { platform, screen } = await start()
      screen.element.temperatureUnit = 'celsius'
      await settled()
      screen.slide('Heat', 20)
      await pass(2000)
      expect(changesOf(platform)).to.deep.equal([heatCool(68, 76)])
    })
  })

  describe('is sent at once', () => {
    it('when the element goes', async () => {
      const { platform, screen } = await start()
      screen.slide('Heat', 66)
      await settled()
      screen.element.remove()
      await settled()
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
      await pass(9000)
      expect(changesOf(platform)).to.have.length(1)
    })

    it('when the presets are opened', async () => {
      const { platform, screen } = await start()
      screen.choose('Mode', 'Off')
      await screen.press('button', 'Manage (4 Presets)')
      await screen.find('heading', /^Climate Presets/)
      await settled()
      expect(changesOf(platform)).to.deep.equal([['/thermostats/off', { device_id: HALLWAY }]])
    })

    it('when another device is shown', async () => {
      const { platform, screen } = await start()
      screen.slide('Heat', 66)
      await settled()
      screen.element.deviceId = 'device_bedroom_thermostat'
      await pass(0)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
    })

    it('when the page is put away', async () => {
      const { platform, screen } = await start()
      screen.slide('Heat', 66)
      await settled()
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
      Reflect.deleteProperty(document, 'visibilityState')
      document.dispatchEvent(new Event('visibilitychange'))
      await settled()
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
    })

    it('when the page goes', async () => {
      const { platform, screen } = await start()
      screen.slide('Heat', 66)
      await settled()
      window.dispatchEvent(new PageTransitionEvent('pagehide'))
      await settled()
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
    })
  })

  describe('when it is under way', () => {
    it('takes no other movement along, which is sent after it', async () => {
      const { platform, screen } = await start()
      platform.update({ latency: 4000 })
      screen.slide('Heat', 66)
      await pass(2000)
      await pass(1000)
      screen.slide('Heat', 64)
      await pass(2500)
      expect(screen.control).to.equal('Heat & Cool 64˚F 76˚F')
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
      platform.update({ latency: 0 })
      await pass(6000)
      await pass(4000)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76), heatCool(64, 76)])
      expect(screen.control).to.equal('Heat & Cool 64˚F 76˚F')
    })

    it('is followed by a change back to what was', async () => {
      const { platform, screen } = await start()
      screen.slide('Heat', 66)
      await pass(2100)
      screen.slide('Heat', 70)
      screen.element.remove()
      await pass(3000)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76), heatCool(70, 76)])
    })

    it('shows in another element once it is done, without being sent by that', async () => {
      const { platform, screen } = await start()
      const other = await loadedThermostat(platform)
      screen.slide('Heat', 66)
      await pass(2000)
      expect(other.control).to.equal(AT_FIRST)
      await pass(2500)
      expect(other.control).to.equal('Heat & Cool 66˚F 76˚F')
      await pass(60_000)
      expect(changesOf(platform)).to.have.length(1)
    })

    it('lets another element wait', async () => {
      const { platform, screen } = await start()
      const other = await loadedThermostat(platform)
      screen.slide('Heat', 66)
      await pass(100)
      other.slide('Cool', 80)
      await pass(1900)
      await pass(100)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
      expect(other.control).to.equal('Heat & Cool 70˚F 80˚F')
      await pass(4000)
      await pass(4000)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76), heatCool(70, 80)])
      expect([screen.control, other.control]).to.deep.equal(Array(2).fill('Heat & Cool 70˚F 80˚F'))
    })
  })

  describe('stays as a person has it', () => {
    const moved = { hvac_mode_setting: 'heat_cool', heating_set_point_fahrenheit: 50, cooling_set_point_fahrenheit: 90 }

    it('while it is held, whatever the platform says', async () => {
      const { platform, screen } = await start()
      const thumb = screen.root.querySelector('.thumb')?.getBoundingClientRect()
      if (!thumb) throw new Error('There is no thumb.')
      const middle: [number, number] = [Math.round(thumb.x + thumb.width / 2), Math.round(thumb.y + thumb.height / 2)]
      await sendMouse({ type: 'move', position: middle })
      await sendMouse({ type: 'down' })
      platform.edit = (device) => Object.assign(device.properties ?? {}, { current_climate_setting: moved })
      await pass(31_000)
      expect(screen.detail('Setting')).to.equal('Heat & Cool · 50˚F – 90˚F')
      expect(screen.control).to.equal(AT_FIRST)
      await sendMouse({ type: 'up' })
      await settled()
      expect(screen.control).to.equal('Heat & Cool 50˚F 90˚F')
      await pass(9000)
      expect(changesOf(platform)).to.deep.equal([])
    })

    it('while it is waited for', async () => {
      const { platform, screen } = await start()
      platform.edit = (device) => Object.assign(device.properties ?? {}, { current_climate_setting: moved })
      await pass(29_000)
      screen.slide('Heat', 66)
      await pass(1900)
      expect(screen.detail('Setting')).to.equal('Heat & Cool · 50˚F – 90˚F')
      expect(screen.control).to.equal('Heat & Cool 66˚F 76˚F')
      await pass(100)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
    })
  })

  describe('goes back to what the device says', () => {
    it('when it could not be set, and can be tried again', async () => {
      const { platform, screen } = await start()
      const errors = heard(screen, 'platform-error')
      const events = heard(screen, 'climate-change')
      platform.update({ faults: { [HEAT_COOL]: { status: 500, times: 1 } } })
      screen.slide('Heat', 66)
      await pass(2000)
      await pass(100)
      expect(screen.said).to.contain(FAILED)
      expect(screen.control).to.equal(AT_FIRST)
      expect(errors.map(({ detail }) => detail.operation)).to.deep.equal(['thermostats.heatCool'])
      await screen.press('button', 'Try again')
      expect(screen.control).to.equal('Heat & Cool 66˚F 76˚F')
      await pass(2500)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76), heatCool(66, 76)])
      expect(events).to.have.length(1)
      expect(screen.said).to.contain('Saved')
    })

    it('when the device did not do it', async () => {
      const { platform, screen } = await start()
      platform.update({ faults: { [HEAT_COOL]: { attempt: 'fails' } } })
      screen.slide('Heat', 66)
      await pass(2000)
      await pass(5000)
      expect(screen.said).to.contain(FAILED)
      expect(screen.control).to.equal(AT_FIRST)
    })

    it('when the host does not want it', async () => {
      const { platform, screen } = await start()
      const before = heard(screen, 'before-change')
      screen.element.addEventListener('before-change', (event) => event.preventDefault())
      screen.choose('Mode', 'Cool')
      await pass(2000)
      const params = { device_id: HALLWAY, cooling_set_point_fahrenheit: 76 }
      expect(before.map(({ detail }) => detail)).to.deep.equal([{ operation: 'thermostats.cool', params }])
      expect(screen.control).to.equal(AT_FIRST)
      expect(screen.said).not.to.contain(FAILED)
      expect(changesOf(platform)).to.deep.equal([])
    })
  })

  it('is sent with numbers where the device says half of it', async () => {
    const platform = await startWith({
      current_climate_setting: { hvac_mode_setting: 'off' },
      min_heating_set_point_fahrenheit: Number.NaN
    })
    const screen = await loadedThermostat(platform)
    screen.choose('Mode', 'Heat & Cool')
    await pass(2000)
    expect(changesOf(platform)).to.deep.equal([heatCool(60, 80)])
  })
})

describe('The fan of a thermostat', () => {
  useCleanPage()
  const pass = useFakeClock()
  const SET = '/thermostats/set_fan_mode'

  it('is set at once', async () => {
    const platform = await startPlatform()
    const screen = await loadedThermostat(platform)
    const events = heard(screen, 'fan-mode-change')
    screen.choose('Fan mode', 'On')
    await settled()
    const params = { device_id: HALLWAY, fan_mode_setting: 'on' }
    expect(changesOf(platform)).to.deep.equal([[SET, params]])
    expect(screen.chosen('Fan mode')).to.equal('On')
    await pass(3000)
    expect(screen.said).to.contain('Successfully updated fan mode!')
    expect(events.map(({ detail }) => detail)).to.deep.equal([params])
    await pass(6000)
    expect(screen.said).not.to.contain('Successfully')
  })

  it('is set to the last of what was chosen in a row', async () => {
    const platform = await startPlatform()
    const screen = await loadedThermostat(platform)
    platform.update({ latency: 1000 })
    for (const label of ['On', 'Auto', 'On', 'Auto']) {
      screen.choose('Fan mode', label)
      await pass(100)
    }
    platform.update({ latency: 0 })
    for (let turn = 0; turn < 4; turn += 1) await pass(2000)
    expect(changesOf(platform).map(([, body]) => body)).to.deep.equal([
      { device_id: HALLWAY, fan_mode_setting: 'on' },
      { device_id: HALLWAY, fan_mode_setting: 'auto' }
    ])
    expect(screen.chosen('Fan mode')).to.equal('Auto')
  })

  it('is as it was when it could not be set', async () => {
    const platform = await startPlatform({ faults: { [SET]: { status: 500 } } })
    const screen = await loadedThermostat(platform)
    screen.choose('Fan mode', 'On')
    await pass(1000)
    expect(screen.said).to.contain('Error updating fan mode. Please try again.')
    expect(screen.chosen('Fan mode')).to.equal('Auto')
    await screen.press('button', 'Try again')
    await settled()
    expect(changesOf(platform)).to.have.length(2)
  })

  it('is as it was when the host does not want it', async () => {
    const platform = await startPlatform()
    const screen = await loadedThermostat(platform)
    screen.element.addEventListener('before-change', (event) => event.preventDefault())
    screen.choose('Fan mode', 'On')
    await pass(1000)
    expect(screen.chosen('Fan mode')).to.equal('Auto')
    expect(changesOf(platform)).to.deep.equal([])
  })
})
