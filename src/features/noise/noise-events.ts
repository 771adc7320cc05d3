import { LatchkeyEvent } from '../../element/events/latchkey-event.js'
import type { ChangedNoiseThreshold, NewNoiseThreshold } from './rules/noise-threshold-parameters.js'

/** A noise threshold was made. */
export class NoiseThresholdCreatedEvent extends LatchkeyEvent<
  Readonly<NewNoiseThreshold> & { readonly noise_threshold_id: string }
> {
  constructor(threshold: NewNoiseThreshold, id: string) {
    super('noise-threshold-created', { ...threshold, noise_threshold_id: id })
  }
}

/** A noise threshold was changed; what is not named stays. */
export class NoiseThresholdUpdatedEvent extends LatchkeyEvent<Readonly<ChangedNoiseThreshold>> {
  constructor(threshold: ChangedNoiseThreshold) {
    super('noise-threshold-updated', threshold)
  }
}

/** A noise threshold was deleted. */
export class NoiseThresholdDeletedEvent extends LatchkeyEvent<{
  readonly device_id: string
  readonly noise_threshold_id: string
}> {
  constructor(deviceId: string, id: string) {
    super('noise-threshold-deleted', { device_id: deviceId, noise_threshold_id: id })
  }
}

/** The events of the elements that show noise sensors, by their names. */
export interface NoiseEventMap {
  'noise-threshold-created': NoiseThresholdCreatedEvent
  'noise-threshold-updated': NoiseThresholdUpdatedEvent
  'noise-threshold-deleted': NoiseThresholdDeletedEvent
}
