/** What a set point is for. As with any tone, an icon and a word say it as well. */
export type ClimateTone = 'heat' | 'cool'
