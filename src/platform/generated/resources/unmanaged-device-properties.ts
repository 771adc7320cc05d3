// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { UnmanagedDeviceModel } from './unmanaged-device.js'

export interface UnmanagedDeviceProperties {
  /** A keypad apart from the lock. */
  accessory_keypad?: { battery?: { level: number }; is_connected: boolean }
  battery?: { level: number; status: 'critical' | 'low' | 'good' | 'full' }
  /** From 0 to 1. */
  battery_level?: number
  image_alt_text?: string
  image_url?: string
  manufacturer?: string
  model: UnmanagedDeviceModel
  /** @deprecated */
  name: string
  /** @deprecated */
  offline_access_codes_enabled?: boolean
  online: boolean
  /** @deprecated */
  online_access_codes_enabled?: boolean
}
