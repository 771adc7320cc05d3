import type { AutomationRun, CustomerPortal } from '../resources.js'
import type { Call, Moment, Open, OptionalCall, PageParameters } from './call.js'

/** Calls for the portal of a customer. Undocumented: needs `isUndocumentedApiEnabled`. */
export interface CustomerCalls {
  v1: {
    automationRuns: {
      /** What automations did, by pages. */
      list: OptionalCall<
        Open<
          PageParameters & {
            automation_id?: string
            partner_resource_id?: string
            rule?: 'reservation_created' | 'reservation_time_updated' | 'reservation_deleted' | 'space_name_updated'
            success?: boolean
            created_before?: Moment
          }
        >,
        AutomationRun[]
      >
    }
    automations: {
      /** Ends the automations of the workspace. */
      delete: OptionalCall<Open, void>
      /** Asks for the rules of a customer; they are in `fetchResponse()` alone. */
      get: OptionalCall<Open<{ customer_key?: string }>, void>
      /** Changes the rules of a customer. */
      update: OptionalCall<Open<{ customer_key?: string; access_rules?: Open; climate_rules?: Open }>, void>
    }
    portals: {
      /** One portal. */
      get: Call<Open<{ customer_portal_id: string }>, CustomerPortal>
    }
    settings: {
      /** Changes the settings of the workspace. */
      update: OptionalCall<
        Open<{
          business_vertical?:
            | 'neutral'
            | 'short_term_rental'
            | 'hospitality'
            | 'multi_family'
            | 'gym_management'
            | 'property_tours'
          slug?: string | null
        }>,
        void
      >
    }
  }
}
