// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface Network {
  network_id: string
  workspace_id: string
  display_name: string
  created_at: string
}
