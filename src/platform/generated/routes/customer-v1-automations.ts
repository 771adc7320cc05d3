// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'

export interface CustomerV1AutomationsRoutes {
  '/{product}/customer/v1/automations/delete': (
    parameters?: Record<string, never>,
    options?: CallOptions
  ) => PlatformRequest<void>
  '/{product}/customer/v1/automations/get': (
    parameters?: { customer_key?: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/{product}/customer/v1/automations/update': (
    parameters?: {
      access_rules?: {
        reservation_created?: {
          config: {
            access_methods: Array<'card' | 'mobile_key' | 'code'>
            allow_shared_email_and_phone_across_user_identities?: boolean
            card_count_on_reservation_create?: number
            instant_key_max_use_count?: number
            method_issuance_strategy: 'first_available' | 'first_two_available' | 'all_available'
            prefer_guest_phone_last4_as_code?: boolean
          }
          rule: 'reservation_created'
        }
        reservation_deleted?: { config?: Record<string, never>; rule: 'reservation_deleted' }
        reservation_spaces_updated?: { config?: Record<string, never>; rule: 'reservation_spaces_updated' }
        reservation_time_updated?: { config?: Record<string, never>; rule: 'reservation_time_updated' }
        space_name_updated?: { config?: Record<string, never>; rule: 'space_name_updated' }
        staff_member_created?: { config: Record<string, never>; rule: 'staff_member_created' }
        staff_member_name_updated?: { config?: Record<string, never>; rule: 'staff_member_name_updated' }
        user_identity_name_updated?: { config?: Record<string, never>; rule: 'user_identity_name_updated' }
      }
      climate_rules?: {
        rules?: {
          reservation_created?: {
            automated_occupied_preset?: {
              cooling_set_point_celsius?: number
              cooling_set_point_fahrenheit?: number
              fan_mode: 'on' | 'auto' | 'circulate'
              heating_set_point_celsius?: number
              heating_set_point_fahrenheit?: number
              /** Whether people at the thermostat may change what it sets. */
              is_override_allowed: boolean
              /** For how many minutes their change lasts; `null` for no limit. */
              max_override_period_minutes: number
              mode: 'heat' | 'cool' | 'auto'
            }
            automated_unoccupied_preset?: {
              cooling_set_point_celsius?: number
              cooling_set_point_fahrenheit?: number
              fan_mode: 'on' | 'auto' | 'circulate'
              heating_set_point_celsius?: number
              heating_set_point_fahrenheit?: number
              /** Whether people at the thermostat may change what it sets. */
              is_override_allowed: boolean
              /** For how many minutes their change lasts; `null` for no limit. */
              max_override_period_minutes: number
              mode: 'heat' | 'cool' | 'auto'
            }
            occupied_preset_key?: string
            precondition_minutes_before_reservation?: number
            unoccupied_preset_key?: string
          }
          reservation_deleted?: Record<string, never>
          reservation_time_updated?: Record<string, never>
        }
      }
      customer_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<void>
}
