import type { AccessMethod, ActionAttempt } from '../resources.js'
import type { AtLeastOne } from './at-least-one.js'
import type { Call, Open, OptionalCall } from './call.js'

export interface AccessMethodsCalls {
  /** Takes a way in away, or all of a grant or of a reservation. */
  delete: Call<Open<AtLeastOne<{ access_method_id: string; access_grant_id: string; reservation_key: string }>>, void>
  /** Writes a card that is on an encoder. */
  encode: Call<Open<{ access_method_id: string; acs_encoder_id: string }>, ActionAttempt>
  /** One way in. */
  get: Call<Open<{ access_method_id: string }>, AccessMethod>
  /** The ways in of a grant, or those that match. */
  list: OptionalCall<
    Open<{
      access_code_id?: string
      access_grant_id?: string
      access_grant_key?: string
      acs_entrance_id?: string
      device_id?: string
      space_id?: string
    }>,
    AccessMethod[]
  >
}
