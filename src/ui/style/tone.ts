/** How good the news is. Colour only repeats what an icon and a word say. */
export type Tone = 'ok' | 'warning' | 'danger'
