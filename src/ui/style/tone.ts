/** Meaning of a status. Color only repeats what icon and text convey. `open` is for an unlocked lock. */
export type Tone = 'ok' | 'open' | 'warning' | 'danger'
