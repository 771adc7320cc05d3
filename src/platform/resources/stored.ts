/** What the platform says of everything that it keeps. */
export interface Stored {
  workspace_id: string
  /** An ISO 8601 moment. */
  created_at: string
  [field: string]: unknown
}
