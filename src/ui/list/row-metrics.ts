/** How many rows a list may have that is there as a whole; a longer list scrolls in a region of its own. */
export const WHOLE_ROWS = 60

/** How many rows of a long list there are beyond those that are seen, where it is being scrolled to. */
export const AHEAD = 6

/** How many rows of a long list are taken for seen until that is measured. */
const FIRST_SEEN = 11

/** What is taken for the height of a row until it is measured, in CSS pixels. */
export const ROW_HEIGHT = 57

/** How many rows of a long list there are at first. */
export const FIRST_ROWS = FIRST_SEEN + AHEAD

/** How many of so many rows there are at first. */
export const firstRowsOf = (count: number): number => (count > WHOLE_ROWS ? FIRST_ROWS : count)
