// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface SpaceCustomerData {
  address?: string | null
  default_checkin_time?: string | null
  default_checkout_time?: string | null
  /** One of the IANA list. */
  time_zone?: string | null
}

export type Space = {
  acs_entrance_count: number
  created_at: string
  customer_data?: SpaceCustomerData & Record<string, string | null>
  customer_key?: string
  device_count: number
  display_name: string
  geolocation?: { latitude: number; longitude: number } | null
  name: string
  parent_space_id?: string
  parent_space_key?: string
  space_id: string
  space_key?: string
  workspace_id: string
}
