import { booleanOption, drawn, localeOption } from './option.js'

/** Behavior options that first screens before React depend on. */
export const firstScreenOptions = {
  disableCreateAccessCode: drawn(booleanOption()),
  disableLockUnlock: drawn(booleanOption()),
  locale: drawn(localeOption())
}
