const MINUTE = 60_000

/** Returns the current time in ms since the epoch, rounded down to the minute. */
export const thisMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE
