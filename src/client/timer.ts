/** The most milliseconds that a timer can wait. */
export const LONGEST_TIMER = 2 ** 31 - 1
