// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface MagicLink {
  created_at: string
  customer_key: string
  /** An ISO 8601 moment. */
  expires_at: string
  url: string
  workspace_id: string
}
