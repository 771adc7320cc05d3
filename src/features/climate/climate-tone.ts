/** Purpose of a set point. Like every tone, it is also conveyed by an icon and a text. */
export type ClimateTone = 'heat' | 'cool'
