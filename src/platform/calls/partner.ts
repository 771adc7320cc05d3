import type { MappedSpace } from '../resources.js'
import type { Open, OptionalCall } from './call.js'

/** Calls for the building blocks of a partner. Undocumented: needs `isUndocumentedApiEnabled`. */
export interface PartnerCalls {
  v1: {
    buildingBlocks: {
      spaces: {
        /** Proposes which devices and entrances belong to which space. */
        autoMap: OptionalCall<
          Open<{ customer_key?: string; collection_key?: string; connected_account_id?: string }>,
          MappedSpace[]
        >
      }
    }
  }
}
