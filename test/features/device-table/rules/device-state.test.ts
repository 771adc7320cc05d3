import { deviceState } from '../../../../src/features/device-table/rules/device-filter.js'
import { deviceWith } from '../../support/as-sent.js'

describe('deviceState', () => {
  const thermostat = (fields: object): object => ({ available_climate_presets: [], ...fields })
  const sensor = (level: number): object => ({
    noise_level_decibels: level,
    locked: true,
    currently_triggering_noise_threshold_ids: level > 60 ? ['night'] : []
  })

  const cases: readonly (readonly [what: string, properties: object, state: string | undefined])[] = [
    ['a locked lock', { locked: true }, 'locked'],
    ['an unlocked lock', { locked: false }, 'unlocked'],
    ['a lock with an unknown state', { locked: null, online_access_codes_enabled: true }, undefined],
    ['a heating thermostat', thermostat({ is_heating: true }), 'heating'],
    ['a cooling thermostat', thermostat({ is_cooling: true }), 'cooling'],
    ['a thermostat with only the fan running', thermostat({ is_fan_running: true }), undefined],
    ['an idle thermostat that also has a lock property', thermostat({ locked: true }), undefined],
    ['a sensor above its threshold', sensor(70), 'noisy'],
    ['a quiet sensor that also has a lock property', sensor(40), undefined]
  ]
  for (const [what, properties, state] of cases) {
    it(`returns ${state ?? 'undefined'} for ${what}`, () => expect(deviceState(deviceWith(properties))).to.equal(state))
  }
})
