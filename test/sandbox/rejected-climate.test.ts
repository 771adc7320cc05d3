import { errorOf, validationErrors } from './open-sandbox.js'
import { attic, bedroom, hallway, lobby, open, studio } from './open-thermostats.js'

describe('Sandbox thermostat that rejects commands', () => {
  it('fails all commands while it is offline, and stays as it was', async () => {
    const { sendCommand, advance, attempt, properties } = open()
    const previous = await properties(studio)
    const all = await Promise.all([
      sendCommand('off', studio),
      sendCommand('heat', studio, { heating_set_point_fahrenheit: 66 }),
      sendCommand('set_fan_mode', studio, { fan_mode_setting: 'on' }),
      sendCommand('activate_climate_preset', studio, { climate_preset_key: 'eco' })
    ])
    advance(1_000)
    for (const { body } of all) {
      const { status, error } = await attempt(body.action_attempt)
      expect([status, error?.type]).to.deep.equal(['error', 'device_offline'])
    }
    expect(await properties(studio)).to.deep.equal(previous)
  })

  it('rejects set points beyond its limits, in the unit of the request', async () => {
    const { sendCommand } = open()
    const errorsFor = async (path: string, params: object) => validationErrors(await sendCommand(path, hallway, params))
    expect(await errorsFor('heat', { heating_set_point_fahrenheit: 44.9 })).to.deep.equal({
      heating_set_point_fahrenheit: ['Must be at least 45']
    })
    expect(await errorsFor('heat', { heating_set_point_celsius: 26.2 })).to.deep.equal({
      heating_set_point_celsius: ['Must be at most 26.1']
    })
    const wide = { heating_set_point_fahrenheit: 80, cooling_set_point_fahrenheit: 93 }
    expect(await errorsFor('heat_cool', wide)).to.have.all.keys(wide)
    expect(await errorsFor('cool', { cooling_set_point_fahrenheit: '70' })).to.deep.equal({
      cooling_set_point_fahrenheit: ['Must be a number']
    })
    for (const heating_set_point_fahrenheit of [45, 79]) {
      expect((await sendCommand('heat', hallway, { heating_set_point_fahrenheit })).status).to.equal(200)
    }
    expect((await sendCommand('cool', lobby, { cooling_set_point_fahrenheit: 140 })).status).to.equal(200)
  })

  it('rejects set points that are too close, in either unit', async () => {
    const { sendCommand } = open()
    const tight = { heating_set_point_fahrenheit: 70, cooling_set_point_fahrenheit: 74 }
    expect(validationErrors(await sendCommand('heat_cool', hallway, tight))).to.deep.equal({
      cooling_set_point_fahrenheit: ['Must be at least 5 °F above the heating set point']
    })
    expect((await sendCommand('heat_cool', hallway, { ...tight, cooling_set_point_fahrenheit: 75 })).status).to.equal(
      200
    )
    for (let tenths = 150; tenths < 240; tenths++) {
      const heating_set_point_celsius = tenths / 10
      const cooling_set_point_celsius = (tenths + 28) / 10
      const { status } = await sendCommand('heat_cool', attic, {
        heating_set_point_celsius,
        cooling_set_point_celsius: 29
      })
      expect(status).to.equal(200)
      if (tenths < 156) continue
      const exact = await sendCommand('heat_cool', attic, { heating_set_point_celsius, cooling_set_point_celsius })
      expect([tenths, exact.status]).to.deep.equal([tenths, 200])
    }
  })

  it('rejects an unsupported mode', async () => {
    const { sendCommand } = open({ size: 90 })
    const lists: [string, string][] = [
      ['cool', bedroom],
      ['heat', lobby],
      ['off', 'device_unit_0031'],
      ['off', 'device_unit_0035']
    ]
    for (const [path, id] of lists) {
      const params = { heating_set_point_fahrenheit: 70, cooling_set_point_fahrenheit: 75 }
      expect(errorOf(await sendCommand(path, id, params))).to.deep.equal([400, 'capability_not_supported'])
    }
    expect((await sendCommand('off', 'device_unit_0036')).status).to.equal(200)
  })

  it('rejects other kinds of devices and unknown ids', async () => {
    const { sendCommand } = open()
    for (const path of ['get', 'cool', 'off', 'set_fan_mode', 'activate_climate_preset', 'create_climate_preset']) {
      expect(errorOf(await sendCommand(path, 'nowhere'))).to.deep.equal([404, 'device_not_found'])
      for (const id of ['device_front_door', 'device_loft_sensor']) {
        expect(errorOf(await sendCommand(path, id))).to.deep.equal([400, 'capability_not_supported'])
      }
    }
  })
})
