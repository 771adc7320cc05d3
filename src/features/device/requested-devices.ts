import type { Device } from '../../core/resources/resources.js'
import type { BulkTask } from '../../core/bulk/bulk-task.js'

/** Props of a bulk dialog: devices, and its answer. */
export interface RequestedDevices {
  /** The devices that support it, and all selected ones. */
  readonly devices: readonly Device[]
  readonly chosen: readonly Device[]
  readonly nameOf: (device: Device) => string
  readonly onConfirm: (tasks: readonly BulkTask[]) => void
  readonly onCancel: () => void
}
