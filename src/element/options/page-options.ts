import { appearanceOption } from './appearance.js'
import { booleanOption } from './option.js'

/** Options of every element, including `<x-session>`, and of the page. */
export const pageOptions = {
  disableTelemetry: booleanOption(),
  appearance: appearanceOption()
}
