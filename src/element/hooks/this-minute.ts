const MINUTE = 60_000

/** The present in ms since 1970, to the minute. */
export const thisMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE
