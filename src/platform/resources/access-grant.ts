import type { Issue } from './issue.js'
import type { KnownText } from './known-text.js'
import type { Stored } from './stored.js'

/** What a person opens a door with. */
export type AccessMode = 'code' | 'card' | 'mobile_key' | 'cloud_key'

/** That a person may enter some places, from one moment to another. */
export interface AccessGrant extends Stored {
  access_grant_id: string
  access_grant_key?: string
  user_identity_id?: string
  access_method_ids: string[]
  space_ids?: string[]
  location_ids?: string[]
  display_name: string
  name?: string | null
  reservation_key?: string
  /** An ISO 8601 moment. */
  starts_at?: string
  /** An ISO 8601 moment, or `null` for a grant without an end. */
  ends_at?: string | null
  /** Opens the instant key, where one was asked for. */
  instant_key_url?: string
  errors?: Issue[]
  warnings?: Issue[]
}

/** How a person makes use of an access grant: a code, a card or a key. */
export interface AccessMethod extends Stored {
  access_method_id: string
  display_name: string
  mode: KnownText<AccessMode>
  code?: string | null
  is_issued?: boolean
  /** An ISO 8601 moment, or `null` before it is issued. */
  issued_at?: string | null
  is_encoding_required?: boolean
  is_ready_for_encoding?: boolean
  instant_key_url?: string
  errors?: Issue[]
  warnings?: Issue[]
}
