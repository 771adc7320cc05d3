/** A place with devices and entrances; spaces came after it. */
export interface UnstableLocation {
  location_id: string
  workspace_id?: string
  name?: string
  display_name?: string
  /** An ISO 8601 moment. */
  created_at?: string
  [field: string]: unknown
}
