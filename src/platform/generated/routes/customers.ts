// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { Locale } from '../enumerations/locale.js'
import type { MagicLink } from '../resources/magic-link.js'

export interface CustomersCreatePortalCustomerData {
  access_grants?: Array<{
    access_grant_key: string
    building_keys?: string[]
    common_area_keys?: string[]
    ends_at?: Moment
    facility_keys?: string[]
    guest_key?: string
    listing_keys?: string[]
    name?: string
    preferred_code?: string
    property_keys?: string[]
    resident_key?: string
    room_keys?: string[]
    space_keys?: string[]
    starts_at?: Moment
    tenant_key?: string
    unit_keys?: string[]
    user_identity_key?: string
    user_key?: string
  }>
  bookings?: Array<{
    booking_key: string
    building_keys?: string[]
    common_area_keys?: string[]
    ends_at?: Moment
    facility_keys?: string[]
    guest_key?: string
    listing_keys?: string[]
    name?: string
    preferred_code?: string
    property_keys?: string[]
    resident_key?: string
    room_keys?: string[]
    space_keys?: string[]
    starts_at?: Moment
    tenant_key?: string
    unit_keys?: string[]
    user_identity_key?: string
    user_key?: string
  }>
  buildings?: Array<{ building_key: string; name: string }>
  common_areas?: Array<{ common_area_key: string; name: string; parent_site_key?: string }>
  customer_key: string
  facilities?: Array<{ facility_key: string; name: string }>
  guests?: Array<{
    email_address?: string
    guest_key: string
    name: string
    /** With the code of the country, such as `+15551234567`. */
    phone_number?: string
  }>
  listings?: Array<{ listing_key: string; name: string }>
  properties?: Array<{ name: string; property_key: string }>
  property_listings?: Array<{
    custom_metadata?: Record<string, string | boolean | null>
    name: string
    property_listing_key: string
  }>
  reservations?: Array<{
    building_keys?: string[]
    common_area_keys?: string[]
    custom_metadata?: Record<string, string | boolean | null>
    ends_at?: Moment
    facility_keys?: string[]
    guest_key?: string
    listing_keys?: string[]
    name?: string
    preferred_code?: string
    property_keys?: string[]
    reservation_key: string
    resident_key?: string
    room_keys?: string[]
    space_keys?: string[]
    starts_at?: Moment
    tenant_key?: string
    unit_keys?: string[]
    user_identity_key?: string
    user_key?: string
  }>
  residents?: Array<{
    email_address?: string
    name: string
    /** With the code of the country, such as `+15551234567`. */
    phone_number?: string
    resident_key: string
  }>
  rooms?: Array<{ name: string; parent_site_key?: string; room_key: string }>
  sites?: Array<{ name: string; site_key: string }>
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
  staff_members?: Array<{
    building_keys?: string[]
    common_area_keys?: string[]
    email_address?: string
    facility_keys?: string[]
    listing_keys?: string[]
    name: string
    /** With the code of the country, such as `+15551234567`. */
    phone_number?: string
    property_keys?: string[]
    property_listing_keys?: string[]
    room_keys?: string[]
    site_keys?: string[]
    space_keys?: string[]
    staff_member_key: string
    unit_keys?: string[]
  }>
  tenants?: Array<{
    email_address?: string
    name: string
    /** With the code of the country, such as `+15551234567`. */
    phone_number?: string
    tenant_key: string
  }>
  units?: Array<{ name: string; parent_site_key?: string; unit_key: string }>
  user_identities?: Array<{
    email_address?: string
    name: string
    /** With the code of the country, such as `+15551234567`. */
    phone_number?: string
    user_identity_key: string
  }>
  users?: Array<{
    email_address?: string
    name: string
    /** With the code of the country, such as `+15551234567`. */
    phone_number?: string
    user_key: string
  }>
}

export interface CustomersRoutes {
  '/customers/create_portal': (
    parameters?: {
      _dev?: boolean
      customer_resources_filters?: Array<{ field: string; operation: '='; value: string | boolean }>
      customization_profile_id?: string
      deep_link?:
        | { resource_key: string; resource_type: 'reservation' }
        | { resource_key: string; resource_type: 'space' }
        | { resource_id: string; resource_type: 'device' }
      exclude_locale_picker?: boolean
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
      customer_data?: CustomersCreatePortalCustomerData
    },
    options?: CallOptions
  ) => PlatformRequest<MagicLink>
  '/customers/push_data': (
    parameters: {
      access_grants?: Array<{
        access_grant_key: string
        building_keys?: string[]
        common_area_keys?: string[]
        ends_at?: Moment
        facility_keys?: string[]
        guest_key?: string
        listing_keys?: string[]
        name?: string
        preferred_code?: string
        property_keys?: string[]
        resident_key?: string
        room_keys?: string[]
        space_keys?: string[]
        starts_at?: Moment
        tenant_key?: string
        unit_keys?: string[]
        user_identity_key?: string
        user_key?: string
      }>
      bookings?: Array<{
        booking_key: string
        building_keys?: string[]
        common_area_keys?: string[]
        ends_at?: Moment
        facility_keys?: string[]
        guest_key?: string
        listing_keys?: string[]
        name?: string
        preferred_code?: string
        property_keys?: string[]
        resident_key?: string
        room_keys?: string[]
        space_keys?: string[]
        starts_at?: Moment
        tenant_key?: string
        unit_keys?: string[]
        user_identity_key?: string
        user_key?: string
      }>
      buildings?: Array<{ building_key: string; name: string }>
      common_areas?: Array<{ common_area_key: string; name: string; parent_site_key?: string }>
      customer_key: string
      facilities?: Array<{ facility_key: string; name: string }>
      guests?: Array<{
        email_address?: string
        guest_key: string
        name: string
        /** With the code of the country, such as `+15551234567`. */
        phone_number?: string
      }>
      listings?: Array<{ listing_key: string; name: string }>
      properties?: Array<{ name: string; property_key: string }>
      property_listings?: Array<{
        custom_metadata?: Record<string, string | boolean | null>
        name: string
        property_listing_key: string
      }>
      reservations?: Array<{
        building_keys?: string[]
        common_area_keys?: string[]
        custom_metadata?: Record<string, string | boolean | null>
        ends_at?: Moment
        facility_keys?: string[]
        guest_key?: string
        listing_keys?: string[]
        name?: string
        preferred_code?: string
        property_keys?: string[]
        reservation_key: string
        resident_key?: string
        room_keys?: string[]
        space_keys?: string[]
        starts_at?: Moment
        tenant_key?: string
        unit_keys?: string[]
        user_identity_key?: string
        user_key?: string
      }>
      residents?: Array<{
        email_address?: string
        name: string
        /** With the code of the country, such as `+15551234567`. */
        phone_number?: string
        resident_key: string
      }>
      rooms?: Array<{ name: string; parent_site_key?: string; room_key: string }>
      sites?: Array<{ name: string; site_key: string }>
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
      staff_members?: Array<{
        building_keys?: string[]
        common_area_keys?: string[]
        email_address?: string
        facility_keys?: string[]
        listing_keys?: string[]
        name: string
        /** With the code of the country, such as `+15551234567`. */
        phone_number?: string
        property_keys?: string[]
        property_listing_keys?: string[]
        room_keys?: string[]
        site_keys?: string[]
        space_keys?: string[]
        staff_member_key: string
        unit_keys?: string[]
      }>
      tenants?: Array<{
        email_address?: string
        name: string
        /** With the code of the country, such as `+15551234567`. */
        phone_number?: string
        tenant_key: string
      }>
      units?: Array<{ name: string; parent_site_key?: string; unit_key: string }>
      user_identities?: Array<{
        email_address?: string
        name: string
        /** With the code of the country, such as `+15551234567`. */
        phone_number?: string
        user_identity_key: string
      }>
      users?: Array<{
        email_address?: string
        name: string
        /** With the code of the country, such as `+15551234567`. */
        phone_number?: string
        user_key: string
      }>
    },
    options?: CallOptions
  ) => PlatformRequest<void>
}
