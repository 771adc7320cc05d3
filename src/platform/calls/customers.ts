import type { Call } from './call.js'

export interface CustomersCalls {
  /** Makes pages for a customer, and the link to them. */
  createPortal: Call<'/customers/create_portal'>
  /** Tells the platform what a customer has. */
  pushData: Call<'/customers/push_data'>
}
