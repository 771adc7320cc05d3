// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { MagicLink } from '../resources/magic-link.js'

export interface UnstablePartnerBuildingBlocksRoutes {
  '/unstable_partner/building_blocks/connect_accounts': (
    parameters: { customer_key: string },
    options?: CallOptions
  ) => PlatformRequest<MagicLink>
  '/unstable_partner/building_blocks/generate_magic_link': (
    parameters: {
      building_block_type: 'connect_accounts' | 'organize_spaces' | 'console' | 'manage_devices'
      customer_key: string
      spaces?: Array<{
        customer_data?: {
          address?: string | null
          /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
          default_checkin_time?: string | null
          /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
          default_checkout_time?: string | null
          /** One of the IANA list. */
          time_zone?: string | null
        }
        /** How long a visit takes. */
        duration_minutes?: number
        /** In degrees. */
        geolocation?: { latitude: number; longitude: number }
        name: string
        parent_site_key?: string
        space_key: string
      }>
    },
    options?: CallOptions
  ) => PlatformRequest<MagicLink>
  '/unstable_partner/building_blocks/manage_devices': (
    parameters: { customer_key: string },
    options?: CallOptions
  ) => PlatformRequest<MagicLink>
  '/unstable_partner/building_blocks/organize_spaces': (
    parameters: {
      customer_key: string
      spaces?: Array<{
        customer_data?: {
          address?: string | null
          /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
          default_checkin_time?: string | null
          /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
          default_checkout_time?: string | null
          /** One of the IANA list. */
          time_zone?: string | null
        }
        /** How long a visit takes. */
        duration_minutes?: number
        /** In degrees. */
        geolocation?: { latitude: number; longitude: number }
        name: string
        parent_site_key?: string
        space_key: string
      }>
    },
    options?: CallOptions
  ) => PlatformRequest<MagicLink>
}
