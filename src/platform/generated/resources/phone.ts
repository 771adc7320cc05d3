// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { PhoneProperties } from './phone-properties.js'

export interface Phone {
  created_at: string
  custom_metadata: Record<string, string | boolean>
  device_id: string
  device_type: 'ios_phone' | 'android_phone'
  display_name: string
  errors: Array<{ created_at: string; error_code: string; message: string }>
  nickname?: string
  properties: PhoneProperties
  warnings: Array<{ created_at: string; message: string; warning_code: string }>
  workspace_id: string
}
