import compact from './compact-tokens.css'
import contrast from './contrast-tokens.css'
import night from './night-tokens.css'
import warm from './warm-tokens.css'

/** The ready looks by their names, each with the defaults that it has in place of ours. */
export const THEMES = { default: '', compact, contrast, night, warm }

/** The name of a ready look. */
export type ThemeName = keyof typeof THEMES
