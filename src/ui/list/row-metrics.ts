/** Maximum number of rows that are rendered at once. Longer lists scroll in a region. */
export const WHOLE_ROWS = 60

/** Rows rendered beyond the visible ones in the scroll direction. */
export const ROWS_AHEAD = 6

/** Assumed number of visible rows before measuring. */
const FIRST_SEEN = 11

/** Assumed row height before measuring, in CSS px. */
export const ROW_HEIGHT = 57

/** Number of rows of a long list that are rendered initially. */
export const FIRST_ROWS = FIRST_SEEN + ROWS_AHEAD

/** Returns how many of `count` rows are rendered initially. */
export const firstRowsOf = (count: number): number => (count > WHOLE_ROWS ? FIRST_ROWS : count)
