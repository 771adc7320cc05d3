import type { Call } from './call.js'

export interface WebhooksCalls {
  /** Lets the platform tell an address of events. */
  create: Call<'/webhooks/create'>
  /** Ends a webhook. */
  delete: Call<'/webhooks/delete'>
  /** One webhook. */
  get: Call<'/webhooks/get'>
  /** The webhooks of the workspace. */
  list: Call<'/webhooks/list'>
  /** Changes which events an address is told of. */
  update: Call<'/webhooks/update'>
}
