import type { MagicLink, SpaceCustomerData } from '../resources.js'
import type { Call, Moment, Open, OptionalCall } from './call.js'

/** A place, by the key that the customer knows it by. */
type Place<Key extends string> = Open<Record<Key, string> & { name: string; parent_site_key?: string }>

/** A person, by the key that the customer knows them by. */
type Person<Key extends string> = Open<
  Record<Key, string> & {
    name: string
    email_address?: string
    /** With the code of the country, such as `+15551234567`. */
    phone_number?: string
  }
>

/** That a person is in some places from one moment to another. */
type Stay<Key extends string> = Open<
  Record<Key, string> & {
    name?: string
    starts_at?: Moment
    ends_at?: Moment
    preferred_code?: string
    guest_key?: string
    resident_key?: string
    tenant_key?: string
    user_key?: string
    user_identity_key?: string
    building_keys?: string[]
    common_area_keys?: string[]
    facility_keys?: string[]
    listing_keys?: string[]
    property_keys?: string[]
    room_keys?: string[]
    space_keys?: string[]
    unit_keys?: string[]
  }
>

/** A space, as a customer tells of it. */
export type CustomerSpace = Open<
  Place<'space_key'> & {
    customer_data?: SpaceCustomerData
    /** How long a visit takes. */
    duration_minutes?: number
    /** In degrees. */
    geolocation?: { latitude: number; longitude: number }
  }
>

/** What a customer has: places, people and stays. */
type CustomerData = Open<{
  customer_key: string
  access_grants?: Stay<'access_grant_key'>[]
  bookings?: Stay<'booking_key'>[]
  reservations?: Stay<'reservation_key'>[]
  buildings?: Place<'building_key'>[]
  common_areas?: Place<'common_area_key'>[]
  facilities?: Place<'facility_key'>[]
  listings?: Place<'listing_key'>[]
  properties?: Place<'property_key'>[]
  property_listings?: Place<'property_listing_key'>[]
  rooms?: Place<'room_key'>[]
  sites?: Place<'site_key'>[]
  spaces?: CustomerSpace[]
  units?: Place<'unit_key'>[]
  guests?: Person<'guest_key'>[]
  residents?: Person<'resident_key'>[]
  staff_members?: Person<'staff_member_key'>[]
  tenants?: Person<'tenant_key'>[]
  user_identities?: Person<'user_identity_key'>[]
  users?: Person<'user_key'>[]
}>

export interface CustomersCalls {
  /** Makes pages for a customer, and the link to them. */
  createPortal: OptionalCall<
    Open<{
      customer_data?: CustomerData
      customer_resources_filters?: Open<{ field: string; operation: '='; value: string | boolean }>[]
      customization_profile_id?: string
      deep_link?: Open<{ resource_type: 'reservation' | 'space' | 'device' }>
      features?: Open
      landing_page?: Open
      /** A language and a country, such as `de-DE`. */
      locale?: string
      navigation_mode?: 'full' | 'restricted'
      exclude_locale_picker?: boolean
      is_embedded?: boolean
      read_only?: boolean
    }>,
    MagicLink
  >
  /** Tells the platform what a customer has. */
  pushData: Call<CustomerData, void>
}
