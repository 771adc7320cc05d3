// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PhoneAssaAbloyCredentialServiceMetadata {
  endpoints?: Array<{ endpoint_id?: string; is_active?: boolean }>
  has_active_endpoint?: boolean
}
