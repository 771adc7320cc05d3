// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface Webhook {
  /** All, when it is not there. */
  event_types?: string[]
  /** By which the messages to the address are signed. */
  secret?: string
  url: string
  webhook_id: string
}
