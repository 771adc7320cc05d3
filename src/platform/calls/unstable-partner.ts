import type { Call } from './call.js'

/**
 * Calls that let a customer do a part of the work on a page of the platform.
 * Undocumented: needs `isUndocumentedApiEnabled`.
 */
export interface UnstablePartnerCalls {
  buildingBlocks: {
    /** The link to a page that connects accounts. */
    connectAccounts: Call<'/unstable_partner/building_blocks/connect_accounts'>
    /** The link to the page of the named kind. */
    generateMagicLink: Call<'/unstable_partner/building_blocks/generate_magic_link'>
    /** The link to a page that manages devices. */
    manageDevices: Call<'/unstable_partner/building_blocks/manage_devices'>
    /** The link to a page that puts devices and entrances into spaces. */
    organizeSpaces: Call<'/unstable_partner/building_blocks/organize_spaces'>
  }
}
