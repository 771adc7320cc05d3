import { appearanceOption } from './appearance.js'
import { booleanOption, drawn } from './option.js'

/** Options of every element, including `<x-session>`, and of the page. */
export const pageOptions = {
  disableTelemetry: drawn(booleanOption()),
  appearance: appearanceOption()
}
