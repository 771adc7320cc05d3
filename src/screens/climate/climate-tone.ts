import css from './climate-tone.css'
import { useStyles } from '../../ui/style/styles.js'

/** What a set point is for. As with any tone, an icon and a word say it as well. */
export type ClimateTone = 'heat' | 'cool'

/** Adopts the colours of heating and cooling, which only climate has a use for. */
export const useClimateTones = () => useStyles(css)
