import { appearanceOption } from './appearance.js'
import { booleanOption, prerendered } from './option.js'

/** Options of every element, including `<x-session>`, and of the page. */
export const pageOptions = {
  disableTelemetry: prerendered(booleanOption()),
  appearance: appearanceOption()
}
