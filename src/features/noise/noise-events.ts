import { LatchkeyEvent } from '../../element/events/latchkey-event.js'
import type { ChangedNoiseThreshold } from './rules/noise-threshold-parameters.js'

/** What was done to a noise threshold, and the values with which that was done: what is not named is as it was. */
export interface ThresholdChangeDetail extends Readonly<ChangedNoiseThreshold> {
  readonly change: 'created' | 'updated' | 'deleted'
}

/** A noise threshold was created, updated or deleted. */
export class ThresholdChangeEvent extends LatchkeyEvent<ThresholdChangeDetail> {
  constructor(detail: ThresholdChangeDetail) {
    super('threshold-change', detail)
  }
}

/** The events of the elements that show noise sensors, by their names. */
export interface NoiseEventMap {
  'threshold-change': ThresholdChangeEvent
}
