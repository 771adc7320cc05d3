// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { Locale } from '../enumerations/locale.js'

export interface CustomerV1PortalsRoutes {
  '/{product}/customer/v1/portals/get': (
    parameters: { customer_portal_id: string },
    options?: CallOptions
  ) => PlatformRequest<{
    business_vertical?:
      | 'neutral'
      | 'short_term_rental'
      | 'hospitality'
      | 'multi_family'
      | 'gym_management'
      | 'property_tours'
    customer_resources_filters?: Array<{ field: string; operation: '='; value: string | boolean }>
    customization_profile_id?: string
    deep_link?:
      | { resource_key: string; resource_type: 'reservation' }
      | { resource_key: string; resource_type: 'space' }
      | { resource_id: string; resource_type: 'device' }
    exclude_locale_picker?: boolean
    feature_flags?: {
      MANAGE_DEVICES_CONFIRMATION_MODAL?: boolean
      RESERVATION_LEGACY?: boolean
      SALTO_KS_ENTRANCES_ONLY_FOR_SPACES?: boolean
    }
    features?: {
      configure?: {
        allow_access_automation_rule_customization?: boolean
        allow_climate_automation_rule_customization?: boolean
        allow_instant_key_customization?: boolean
        exclude?: boolean
      }
      connect?: {
        /** Those to choose from, instead of a category; `devices.listDeviceProviders` names them. */
        accepted_providers?: string[]
        exclude?: boolean
        excluded_providers?: string[]
      }
      manage?: {
        device_management_confirmation?: {
          body?: string
          cancel_button_label?: string
          confirm_button_label?: string
          title?: string
        }
        events?: { allowed_events?: string[]; default_events?: string[] }
        exclude?: boolean
        exclude_reservation_management?: boolean
        exclude_reservation_technical_details?: boolean
        exclude_staff_management?: boolean
      }
      manage_devices?: { exclude?: boolean }
      organize?: { exclude?: boolean }
    }
    is_embedded?: boolean
    landing_page?: {
      manage?:
        | { space_key: string }
        | { property_key: string }
        | { room_key: string }
        | { common_area_key: string }
        | { unit_key: string }
        | { facility_key: string }
        | { building_key: string }
        | { listing_key: string }
        | { property_listing_key: string }
        | { site_key: string }
        | { reservation_key: string }
        | { booking_key: string }
        | { access_grant_key: string }
    }
    /** A language and a country, such as `de-DE`. */
    locale?: Locale
    navigation_mode?: 'full' | 'restricted'
    read_only?: boolean
  }>
}
