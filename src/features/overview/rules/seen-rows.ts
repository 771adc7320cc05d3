/** Number of rows of a kind that are shown before the user expands it. */
export const SEEN_ROWS = 5
