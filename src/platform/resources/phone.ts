import type { CustomMetadata } from './custom-metadata.js'
import type { Issue } from './issue.js'
import type { KnownText } from './known-text.js'
import type { Stored } from './stored.js'

/** A phone that holds keys: a device of its own kind. */
export interface Phone extends Stored {
  device_id: string
  device_type: KnownText<'ios_phone' | 'android_phone'>
  display_name: string
  nickname?: string
  properties?: Record<string, unknown>
  custom_metadata?: CustomMetadata
  errors?: Issue[]
  warnings?: Issue[]
}
