import type { Device } from '../../core/resources/resources.js'
import type { BulkTask } from '../../core/bulk/bulk-task.js'

/** What a dialog is asked about, and what it is answered with. */
export interface RequestedDevices {
  /** What is done, in a word or two. */
  readonly action: string
  /** Those that can do it, and all that were chosen. */
  readonly devices: readonly Device[]
  readonly chosen: readonly Device[]
  readonly nameOf: (device: Device) => string
  readonly onConfirm: (tasks: readonly BulkTask[]) => void
  readonly onCancel: () => void
}
