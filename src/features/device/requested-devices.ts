import type { Offer } from '../../core/gate/offer.js'
import type { Device } from '../../core/resources/resources.js'
import type { BulkTask } from '../../core/bulk/bulk-task.js'

/** Props of a bulk dialog: devices, and its answer. */
export interface RequestedDevices {
  /** The devices that support it, and all selected ones. */
  readonly devices: readonly Device[]
  readonly chosen: readonly Device[]
  readonly nameOf: (device: Device) => string
  /** @param offer what the button offered, for commands to devices */
  readonly onConfirm: (tasks: readonly BulkTask[], offer?: Offer) => void
  readonly onCancel: () => void
}
