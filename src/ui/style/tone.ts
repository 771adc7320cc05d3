/** Severity of a status. Color only repeats what icon and text convey. */
export type Tone = 'ok' | 'warning' | 'danger'
