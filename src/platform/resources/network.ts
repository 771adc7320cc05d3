/** A network that devices are in. */
export interface Network {
  network_id: string
  workspace_id?: string
  display_name?: string
  /** An ISO 8601 moment. */
  created_at?: string
  [field: string]: unknown
}
