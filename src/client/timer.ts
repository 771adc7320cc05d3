/** The most milliseconds that a timer can wait. */
export const MAX_TIMER_DELAY = 2 ** 31 - 1
