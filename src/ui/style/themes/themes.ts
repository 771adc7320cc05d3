import compact from './compact-tokens.css'
import contrast from './contrast-tokens.css'
import night from './night-tokens.css'
import warm from './warm-tokens.css'

/** The themes by name, each with its token defaults. */
export const THEMES = { default: '', compact, contrast, night, warm }

export type ThemeName = keyof typeof THEMES
