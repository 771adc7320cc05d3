/** Filters of a host that shows every issue. */
export const ALL_ISSUES = { passesError: () => true, passesWarning: () => true }

/** Filters of a host that shows no issue. */
export const NO_ISSUES = { passesError: () => false, passesWarning: () => false }
