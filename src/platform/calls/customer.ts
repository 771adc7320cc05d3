import type { Call } from './call.js'

/** Calls for the portal of a customer. Undocumented: needs `isUndocumentedApiEnabled`. */
export interface CustomerCalls {
  v1: {
    automationRuns: {
      /** What automations did, by pages. */
      list: Call<'/{product}/customer/v1/automation_runs/list'>
    }
    automations: {
      /** Ends the automations of the workspace. */
      delete: Call<'/{product}/customer/v1/automations/delete'>
      /** Asks for the rules of a customer; they are in `fetchResponse()` alone. */
      get: Call<'/{product}/customer/v1/automations/get'>
      /** Changes the rules of a customer. */
      update: Call<'/{product}/customer/v1/automations/update'>
    }
    portals: {
      /** One portal. */
      get: Call<'/{product}/customer/v1/portals/get'>
    }
    settings: {
      /** Changes the settings of the workspace. */
      update: Call<'/{product}/customer/v1/settings/update'>
    }
  }
}
