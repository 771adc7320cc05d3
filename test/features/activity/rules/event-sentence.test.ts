import type { PlatformEvent } from '../../../../src/core/resources/resources.js'
import { catalogEvent, eventTypesOf } from '../../../../src/features/activity/rules/event-catalog.js'
import { EVENT_KINDS } from '../../../../src/features/activity/rules/event-kind.js'
import { eventFacts, eventSentence } from '../../../../src/features/activity/rules/event-sentence.js'
import { ACTIVITY } from '../../../../src/messages/activity/en.js'
import { createFormats } from '../../../../src/messages/formats.js'
import { ENGLISH } from '../../../../src/messages/messages.js'

const texts = ACTIVITY.en(createFormats('en'))

const say = (event: Partial<PlatformEvent>, codeName?: string): string =>
  eventSentence({ event_id: 'one', ...event }, codeName, texts).replaceAll(/[\u2068\u2069]/g, '')

describe('eventSentence', () => {
  for (const [event, sentence] of [
    [{ event_type: 'lock.unlocked', method: 'remote' }, 'Unlocked remotely'],
    [{ event_type: 'lock.unlocked', method: 'keycode' }, 'Unlocked with an access code'],
    [{ event_type: 'lock.unlocked', method: 'unknown' }, 'Unlocked'],
    [{ event_type: 'lock.unlocked', method: 'toString' }, 'Unlocked'],
    [{ event_type: 'lock.locked', method: 'automatic' }, 'Locked automatically'],
    [{ event_type: 'lock.access_denied', reason: { reason_code: 'unknown_code' } }, 'Wrong access code entered'],
    [{ event_type: 'lock.access_denied', reason: null }, 'Access denied'],
    [{ event_type: 'device.battery_status_changed', battery_status: 'critical' }, 'Battery is almost empty'],
    [{ event_type: 'device.battery_status_changed' }, 'Battery changed'],
    [{ event_type: 'thermostat.climate_preset_activated' }, 'Climate preset applied'],
    [{ event_type: 'thermostat.climate_preset_activated', thermostat_schedule_id: 'one' }, 'Set by schedule'],
    [{ event_type: 'thermostat.manually_adjusted', method: 'seam' }, 'Changed remotely'],
    [{ event_type: 'thermostat.manually_adjusted', method: 'external' }, 'Changed elsewhere'],
    [{ event_type: 'access_code.failed_to_set_on_device' }, 'Access code could not be set'],
    [{ event_type: 'lock.melted_down' }, 'Lock melted down'],
    [{ event_type: 'constructor' }, 'Constructor'],
    [{ event_type: ' ' }, 'Unknown event'],
    [{}, 'Unknown event']
  ] as const) {
    it(`returns "${sentence}" for ${JSON.stringify(event)}`, () => {
      expect(say(event)).to.equal(sentence)
    })
  }

  it('names the owner of a code', () => {
    expect(say({ event_type: 'lock.unlocked', method: 'keycode' }, 'Anna')).to.equal('Unlocked by Anna')
    expect(say({ event_type: 'lock.locked', method: 'keycode' }, 'Anna')).to.equal('Locked by Anna')
  })

  it('never contains the digits of a code', () => {
    const event = {
      event_id: 'one',
      event_type: 'access_code.set_on_device',
      code: '4711',
      description: '4711',
      to: { code: '4711' }
    }
    expect(
      JSON.stringify([eventSentence(event, undefined, texts), eventFacts(event, undefined, ENGLISH)])
    ).not.to.contain('4711')
  })

  it('is complemented by eventFacts with noise level, battery level and names', () => {
    const facts = (event: object): readonly string[] => eventFacts({ event_id: 'one', ...event }, undefined, ENGLISH)
    expect(
      facts({ noise_threshold_name: 'Quiet hours', noise_level_decibels: 71.5, noise_level_nrs: 3 })
    ).to.deep.equal(['Quiet hours', '71.5 dB'])
    expect(facts({ noise_level_nrs: 57 })).to.deep.equal(['57 NRS'])
    expect(facts({ battery_level: 0.079 })).to.deep.equal(['7%'])
    expect(eventFacts({ event_id: 'one', device_name: ' ' }, 'Eco', ENGLISH)).to.deep.equal(['Eco'])
    expect(facts({ noise_level_decibels: 'loud', battery_level: null })).to.deep.equal([])
  })
})

describe('Event kinds', () => {
  it('are requested by event type, and all events are requested for unknown types', () => {
    expect(eventTypesOf(['noise'])).to.deep.equal(['noise_sensor.noise_threshold_triggered'])
    expect(eventTypesOf(['battery', 'noise'])).to.have.members([
      'noise_sensor.noise_threshold_triggered',
      'device.low_battery',
      'device.battery_status_changed'
    ])
    expect(eventTypesOf(['lock', 'other'])).to.equal(undefined)
  })

  it('contain each event type once', () => {
    const known = EVENT_KINDS.filter((kind) => kind !== 'other')
    const types = known.flatMap((kind) => eventTypesOf([kind]) ?? [])
    expect(new Set(types).size).to.equal(types.length)
    for (const kind of known) {
      for (const type of eventTypesOf([kind]) ?? []) expect(catalogEvent(type)).to.include({ kind })
    }
    expect(catalogEvent('lock.melted_down')).to.equal(undefined)
    expect(catalogEvent('toString')).to.equal(undefined)
  })
})
