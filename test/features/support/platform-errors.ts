/** The platform rejects a call that the user may not make. */
export const WITHOUT_PERMISSION = { status: 403, error: { type: 'forbidden', message: 'Not for you.' } } as const

/** A lock rejects a command. */
export const JAMMED = { status: 400, error: { type: 'jammed', message: 'The bolt is jammed.' } } as const
