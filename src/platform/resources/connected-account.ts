import type { CustomMetadata } from './custom-metadata.js'
import type { Issue } from './issue.js'
import type { KnownText } from './known-text.js'

/** The kinds of device that an account may bring in. */
export type AccountCapability = 'access_control' | 'camera' | 'lock' | 'noise_sensor' | 'thermostat'

/** Who the account belongs to, as the maker knows them. */
export interface UserIdentifier {
  email?: string
  username?: string
  phone?: string
  api_url?: string
  exclusive?: boolean
}

/** The account at a maker through which devices are reached. */
export interface ConnectedAccount {
  connected_account_id: string
  account_type?: string
  account_type_display_name?: string
  display_name?: string
  image_url?: string
  user_identifier?: UserIdentifier
  customer_key?: string
  accepted_capabilities?: KnownText<AccountCapability>[]
  /** Whether new devices are managed from the start. */
  automatically_manage_new_devices?: boolean
  custom_metadata?: CustomMetadata
  /** A time of day, on the clock of the account. */
  default_checkin_time?: string
  /** A time of day, on the clock of the account. */
  default_checkout_time?: string
  /** One of the IANA list. */
  time_zone?: string
  ical_feed_origin?: string
  ical_url?: string
  /** An ISO 8601 moment. */
  created_at?: string
  errors?: Issue[]
  warnings?: Issue[]
}
