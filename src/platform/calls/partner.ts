import type { Call } from './call.js'

/** Calls for the building blocks of a partner. Undocumented: needs `isUndocumentedApiEnabled`. */
export interface PartnerCalls {
  v1: {
    buildingBlocks: {
      spaces: {
        /** Proposes which devices and entrances belong to which space. */
        autoMap: Call<'/{product}/partner/v1/building_blocks/spaces/auto_map'>
      }
    }
  }
}
