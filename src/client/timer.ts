/** The longest delay of a timer, in ms. */
export const MAX_TIMER_DELAY = 2 ** 31 - 1
