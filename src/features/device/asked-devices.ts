import type { Device } from '../../core/resources/resources.js'
import type { BulkTask } from '../../core/bulk/bulk-task.js'

/** What a dialog is asked about, and what it is answered with. */
export interface AskedDevices {
  /** What is done, in a word or two. */
  readonly action: string
  /** Those that can do it, and how many were chosen in all. */
  readonly devices: readonly Device[]
  readonly chosen: number
  readonly nameOf: (device: Device) => string
  readonly onConfirm: (tasks: readonly BulkTask[]) => void
  readonly onCancel: () => void
}
