import { LatchkeyEvent } from '../../element/events/latchkey-event.js'
import type { ChangedNoiseThreshold } from './rules/noise-threshold-parameters.js'

/** A change of a noise threshold with the changed values. Values that aren't named are unchanged. */
export interface ThresholdChangeDetail extends Readonly<ChangedNoiseThreshold> {
  readonly change: 'created' | 'updated' | 'deleted'
}

/** Fired when a noise threshold was created, updated or deleted. */
export class ThresholdChangeEvent extends LatchkeyEvent<ThresholdChangeDetail> {
  constructor(detail: ThresholdChangeDetail) {
    super('threshold-change', detail)
  }
}

/** Events of noise sensors, by name. */
export interface NoiseEventMap {
  /** A noise threshold was created, updated or deleted; see `detail.change`. */
  'threshold-change': ThresholdChangeEvent
}
