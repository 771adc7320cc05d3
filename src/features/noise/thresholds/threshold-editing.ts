import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import type { NoiseThreshold } from '../../../core/resources/resources.js'
import type { ItemEditing } from '../../../element/frame/item-editing.js'

/** Opens the form of a threshold from its row. */
export type ThresholdEditing = ItemEditing<RejectedRecreation<NoiseThreshold>>
