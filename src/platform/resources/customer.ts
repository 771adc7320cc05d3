import type { Stored } from './stored.js'

/** An address that lets a customer in without signing in. */
export interface MagicLink extends Stored {
  customer_key: string
  url: string
  /** An ISO 8601 moment. */
  expires_at: string
}

/** The pages that a customer is given, and what is in them. */
export interface CustomerPortal {
  customer_key?: string
  workspace_id?: string
  features?: Record<string, unknown>
  business_vertical?: string
  [field: string]: unknown
}

/** One time that an automation was carried out. */
export interface AutomationRun extends Stored {
  automation_run_id: string
  automation_id: string | null
  partner_resource_id?: string | null
  resource_type?: string | null
  automation_result?: { success: boolean; rule: string; error?: string; message?: string; [field: string]: unknown }
}
