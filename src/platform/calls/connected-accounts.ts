import type { AccountCapability, ConnectedAccount, CustomMetadata } from '../resources.js'
import type { AtLeastOne } from './at-least-one.js'
import type { Call, OptionalCall, PageParameters } from './call.js'

interface ListParameters extends PageParameters {
  user_identifier_key?: string
  customer_key?: string
  space_id?: string
  /** What their metadata must hold. */
  custom_metadata_has?: Record<string, string | boolean>
  /** A part of the id, the type, the customer key, the metadata or the name, e-mail address or number of the user. */
  search?: string
}

interface UpdateParameters {
  connected_account_id: string
  display_name?: string
  /** Whether new devices are managed from the start. */
  automatically_manage_new_devices?: boolean
  /** Takes the place of all that there was. */
  custom_metadata?: CustomMetadata
  /** Which kinds of device come in. */
  accepted_capabilities?: AccountCapability[]
  /** Whom the account belongs to from now on; it must belong to nobody yet. */
  customer_key?: string
}

export interface ConnectedAccountsCalls {
  /** Disconnects an account; its devices go with it. */
  delete: Call<
    {
      connected_account_id: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    void
  >
  /** One account, by its id or the e-mail address of its user. */
  get: Call<AtLeastOne<{ connected_account_id: string; email: string }>, ConnectedAccount>
  /** The accounts of the workspace, or those that match; it pages. */
  list: OptionalCall<ListParameters, ConnectedAccount[]>
  /** Asks the maker for the devices of an account again. */
  sync: Call<{ connected_account_id: string }, void>
  /** Changes an account. */
  update: Call<UpdateParameters, void>
}
