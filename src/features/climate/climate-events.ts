import type { FanMode } from '../../client/resources.js'
import { LatchkeyEvent } from '../../element/events/latchkey-event.js'
import type { NewClimatePreset } from './rules/climate-preset-parameters.js'
import type { ClimateRequest } from './rules/climate-request.js'

/** The mode or the set points of a thermostat were changed. Set points are in °F. */
export class ClimateChangeEvent extends LatchkeyEvent<
  Readonly<ClimateRequest['params']> & { readonly hvac_mode_setting: ClimateRequest['kind'] }
> {
  constructor({ kind, params }: ClimateRequest) {
    super('climate-change', { ...params, hvac_mode_setting: kind })
  }
}

/** The fan mode of a thermostat was changed. */
export class FanModeChangeEvent extends LatchkeyEvent<{
  readonly device_id: string
  readonly fan_mode_setting: FanMode
}> {
  constructor(deviceId: string, mode: FanMode) {
    super('fan-mode-change', { device_id: deviceId, fan_mode_setting: mode })
  }
}

/** A climate preset was created. */
export class PresetCreatedEvent extends LatchkeyEvent<Readonly<NewClimatePreset>> {
  constructor(preset: NewClimatePreset) {
    super('preset-created', preset)
  }
}

/** A climate preset was updated. */
export class PresetUpdatedEvent extends LatchkeyEvent<Readonly<NewClimatePreset>> {
  constructor(preset: NewClimatePreset) {
    super('preset-updated', preset)
  }
}

/** A climate preset was deleted. */
export class PresetDeletedEvent extends LatchkeyEvent<{
  readonly device_id: string
  readonly climate_preset_key: string
}> {
  constructor(deviceId: string, key: string) {
    super('preset-deleted', { device_id: deviceId, climate_preset_key: key })
  }
}

/** Events of the elements that show thermostats, by event name. */
export interface ClimateEventMap {
  /** A climate preset was created. */
  'preset-created': PresetCreatedEvent
  /** A climate preset was updated. */
  'preset-updated': PresetUpdatedEvent
  /** A climate preset was deleted. */
  'preset-deleted': PresetDeletedEvent
  /** The HVAC mode or the set points of a thermostat changed. */
  'climate-change': ClimateChangeEvent
  /** The fan mode of a thermostat changed. */
  'fan-mode-change': FanModeChangeEvent
}
