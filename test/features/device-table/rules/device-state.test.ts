import { expect } from 'chai'
import { deviceState } from '../../../../src/features/device-table/rules/device-state.js'
import { deviceWith } from '../../support/as-sent.js'

describe('What a device is doing, where a list can be filtered by it', () => {
  const thermostat = (fields: object): object => ({ available_climate_presets: [], ...fields })
  const sensor = (level: number): object => ({
    noise_level_decibels: level,
    locked: true,
    currently_triggering_noise_threshold_ids: level > 60 ? ['night'] : []
  })

  const cases: readonly (readonly [what: string, properties: object, state: string | undefined])[] = [
    ['a lock that is locked', { locked: true }, 'locked'],
    ['a lock that is unlocked', { locked: false }, 'unlocked'],
    ['a lock of which nobody knows', { locked: null, online_access_codes_enabled: true }, undefined],
    ['a thermostat that heats', thermostat({ is_heating: true }), 'heating'],
    ['a thermostat that cools', thermostat({ is_cooling: true }), 'cooling'],
    ['a thermostat whose fan runs alone', thermostat({ is_fan_running: true }), undefined],
    ['a thermostat that rests, whatever it says of a bolt', thermostat({ locked: true }), undefined],
    ['a sensor that is louder than it may be', sensor(70), 'noisy'],
    ['a sensor that is quiet, whatever it says of a bolt', sensor(40), undefined]
  ]
  for (const [what, properties, state] of cases) {
    it(`is ${state ?? 'nothing'} of ${what}`, () => expect(deviceState(deviceWith(properties))).to.equal(state))
  }
})
