// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AccessCodeDormakabaOracodeMetadata {
  is_cancellable?: boolean
  is_early_checkin_able?: boolean
  is_extendable?: boolean
  is_overridable?: boolean
  site_name?: string
  stay_id?: number
  user_level_id?: string
  user_level_name?: string | null
}
