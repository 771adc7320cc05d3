/** How many rows of a kind are seen until a person wants all. */
export const SEEN_ROWS = 5
