import { appearanceOption } from '../appearance/appearance.js'
import { booleanOption } from './option.js'

/** The options that every element has, session elements as well, and that a page can have. */
export const pageOptions = {
  disableTelemetry: booleanOption(),
  appearance: appearanceOption()
}
