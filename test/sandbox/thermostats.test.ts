import type { SandboxFault } from '../../src/sandbox/index.js'
import { errorOf, validationErrors } from './open-sandbox.js'
import { attic, bedroom, hallway, lobby, open, studio } from './open-thermostats.js'

describe('Sandbox thermostat', () => {
  it('carries out a command after one second', async () => {
    const { sendCommand, advance, setting, properties, attempt } = open()
    const previous = await setting(hallway)
    const commandResult = (await sendCommand('heat', hallway, { heating_set_point_fahrenheit: 72 })).body.action_attempt
    expect(commandResult).to.include({ action_type: 'SET_HVAC_MODE', status: 'pending', result: null, error: null })
    advance(999)
    expect(await setting(hallway)).to.deep.equal(previous)
    advance(1)
    expect(await attempt(commandResult)).to.include({ status: 'success' })
    const heat = {
      hvac_mode_setting: 'heat',
      heating_set_point_fahrenheit: 72,
      heating_set_point_celsius: 22.2,
      manual_override_allowed: true
    }
    expect(await setting(hallway)).to.deep.equal(heat)
    expect(await properties(hallway)).to.include({ is_heating: true, is_cooling: false })
  })

  it('cools, heats and cools, and turns off, with set points in either unit', async () => {
    const { sendCommand, advance, setting, properties } = open()
    await sendCommand('cool', hallway, { cooling_set_point_celsius: 20 })
    advance(1_000)
    const cool = { cooling_set_point_fahrenheit: 68, cooling_set_point_celsius: 20 }
    expect(await setting(hallway)).to.deep.equal({ hvac_mode_setting: 'cool', ...cool, manual_override_allowed: true })
    expect(await properties(hallway)).to.include({ is_heating: false, is_cooling: true, is_fan_running: true })
    await sendCommand('heat_cool', hallway, { heating_set_point_celsius: 16.5, cooling_set_point_fahrenheit: 77 })
    advance(1_000)
    expect(await setting(hallway)).to.deep.equal({
      hvac_mode_setting: 'heat_cool',
      heating_set_point_fahrenheit: 61.7,
      heating_set_point_celsius: 16.5,
      cooling_set_point_fahrenheit: 77,
      cooling_set_point_celsius: 25,
      manual_override_allowed: true
    })
    expect(await properties(hallway)).to.include({ is_heating: false, is_cooling: false, is_fan_running: false })
    await sendCommand('off', hallway, { heating_set_point_fahrenheit: 70 })
    advance(1_000)
    expect(await setting(hallway)).to.deep.equal({ hvac_mode_setting: 'off', manual_override_allowed: true })
  })

  it('keeps an omitted set point, and requires a missing one', async () => {
    const { sendCommand, advance, setting } = open()
    await sendCommand('heat_cool', hallway, { cooling_set_point_fahrenheit: 80 })
    advance(1_000)
    expect(await setting(hallway)).to.include({ heating_set_point_fahrenheit: 70, cooling_set_point_fahrenheit: 80 })
    await sendCommand('off', hallway)
    advance(1_000)
    const required = ['Required']
    expect(validationErrors(await sendCommand('heat', hallway))).to.deep.equal({
      heating_set_point_fahrenheit: required
    })
    expect(validationErrors(await sendCommand('heat_cool', hallway))).to.deep.equal({
      heating_set_point_fahrenheit: required,
      cooling_set_point_fahrenheit: required
    })
  })

  it('accepts a mode by name', async () => {
    const { sendCommand, advance, setting } = open({ size: 90 })
    const commandResult = await sendCommand('set_hvac_mode', hallway, {
      hvac_mode_setting: 'heat',
      heating_set_point_fahrenheit: 71
    })
    expect(commandResult.body.action_attempt.action_type).to.equal('SET_HVAC_MODE')
    advance(1_000)
    expect(await setting(hallway)).to.include({ hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 71 })
    const saving = 'device_unit_0044'
    await sendCommand('off', saving)
    advance(1_000)
    await sendCommand('set_hvac_mode', saving, { hvac_mode_setting: 'eco' })
    advance(1_000)
    expect(await setting(saving)).to.deep.equal({ hvac_mode_setting: 'eco', manual_override_allowed: true })
    expect(validationErrors(await sendCommand('set_hvac_mode', hallway, { hvac_mode_setting: 'eco' }))).to.deep.equal({
      hvac_mode_setting: ['Must be one of: heat, cool, heat_cool, off']
    })
    expect(validationErrors(await sendCommand('set_hvac_mode', hallway))).to.deep.equal({
      hvac_mode_setting: ['Required']
    })
  })

  it('accepts a fan mode', async () => {
    const { sendCommand, advance, properties } = open()
    const commandResult = await sendCommand('set_fan_mode', hallway, { fan_mode_setting: 'circulate' })
    expect(commandResult.body.action_attempt.action_type).to.equal('SET_FAN_MODE')
    expect((await properties(hallway)).fan_mode_setting).to.equal('auto')
    advance(1_000)
    expect((await properties(hallway)).fan_mode_setting).to.equal('circulate')
    await sendCommand('set_fan_mode', hallway, { fan_mode: 'on' })
    advance(1_000)
    expect((await properties(hallway)).fan_mode_setting).to.equal('on')
    const choices = ['Must be one of: auto, on, circulate']
    expect(validationErrors(await sendCommand('set_fan_mode', hallway, { fan_mode_setting: 'turbo' }))).to.deep.equal({
      fan_mode_setting: choices
    })
    expect(validationErrors(await sendCommand('set_fan_mode', hallway))).to.deep.equal({
      fan_mode_setting: ['Required']
    })
    const fanless = await sendCommand('set_fan_mode', bedroom, { fan_mode_setting: 'on' })
    expect(errorOf(fanless)).to.deep.equal([400, 'capability_not_supported'])
  })

  it('activates a preset until it is changed by hand', async () => {
    const { sendCommand, advance, setting, properties } = open()
    const commandResult = await sendCommand('activate_climate_preset', hallway, { climate_preset_key: 'guest_arrival' })
    expect(commandResult.body.action_attempt.action_type).to.equal('ACTIVATE_CLIMATE_PRESET')
    expect(await setting(hallway)).to.have.property('climate_preset_key', 'home')
    advance(1_000)
    const active = await setting(hallway)
    expect(active).to.include({
      climate_preset_key: 'guest_arrival',
      name: 'Guest arrival',
      display_name: 'Guest arrival',
      fan_mode_setting: 'on',
      hvac_mode_setting: 'heat',
      heating_set_point_fahrenheit: 72,
      heating_set_point_celsius: 22.2,
      manual_override_allowed: true
    })
    const { available_climate_presets, fan_mode_setting } = await properties(hallway)
    expect(available_climate_presets).to.deep.include(active)
    expect(fan_mode_setting).to.equal('on')
    await sendCommand('heat', hallway, { heating_set_point_fahrenheit: 71 })
    advance(1_000)
    expect(await setting(hallway)).not.to.have.property('climate_preset_key')
    const unknown = await sendCommand('activate_climate_preset', hallway, { climate_preset_key: 'nothing' })
    expect(errorOf(unknown)).to.deep.equal([404, 'climate_preset_not_found'])
    expect(validationErrors(await sendCommand('activate_climate_preset', hallway))).to.deep.equal({
      climate_preset_key: ['Required']
    })
  })

  it('fails or stays pending if a fault says so', async () => {
    const ending = async (fault: SandboxFault) => {
      const { sendCommand, advance, attempt, setting } = open({ faults: { '/thermostats/off': fault } })
      const commandResult = (await sendCommand('off', hallway)).body.action_attempt
      advance(3_600_000)
      expect(await setting(hallway)).to.include({ hvac_mode_setting: 'heat_cool' })
      return (await attempt(commandResult)).status
    }
    expect(await ending({ attempt: 'fails' })).to.equal('error')
    expect(await ending({ attempt: 'never-ends' })).to.equal('pending')
  })

  it('is listed and returned', async () => {
    const { ask, sendCommand } = open()
    const ids = async (params: object = {}) =>
      (await ask('/thermostats/list', params)).body.devices.map(({ device_id }) => device_id)
    expect(await ids()).to.deep.equal([hallway, bedroom, lobby, attic, studio])
    expect(await ids({ device_ids: [attic, 'device_front_door'] })).to.deep.equal([attic])
    expect((await sendCommand('get', hallway)).body.thermostat.device_id).to.equal(hallway)
  })
})
