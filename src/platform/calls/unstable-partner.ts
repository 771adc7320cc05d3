import type { MagicLink } from '../resources.js'
import type { Call, Open } from './call.js'
import type { CustomerSpace } from './customers.js'

type Customer = Open<{ customer_key: string }>

/**
 * Calls that let a customer do a part of the work on a page of the platform.
 * Undocumented: needs `isUndocumentedApiEnabled`.
 */
export interface UnstablePartnerCalls {
  buildingBlocks: {
    /** The link to a page that connects accounts. */
    connectAccounts: Call<Customer, MagicLink>
    /** The link to the page of the named kind. */
    generateMagicLink: Call<
      Open<{
        customer_key: string
        building_block_type: 'connect_accounts' | 'organize_spaces' | 'console' | 'manage_devices'
        spaces?: CustomerSpace[]
      }>,
      MagicLink
    >
    /** The link to a page that manages devices. */
    manageDevices: Call<Customer, MagicLink>
    /** The link to a page that puts devices and entrances into spaces. */
    organizeSpaces: Call<Open<{ customer_key: string; spaces?: CustomerSpace[] }>, MagicLink>
  }
}
