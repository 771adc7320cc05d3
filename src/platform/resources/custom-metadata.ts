/** What the host keeps with a resource: up to 50 values, at names of its own. */
export type CustomMetadata = Record<string, string | boolean | null>
