// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface UnstableLocation {
  location_id: string
  workspace_id: string
  name: string
  display_name: string
  created_at: string
  geolocation?: { latitude: number; longitude: number }
  /** One of the IANA list. */
  time_zone?: string
}
