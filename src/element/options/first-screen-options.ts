import { booleanOption, localeOption, prerendered } from './option.js'

/** Behavior options that first screens before React depend on. */
export const firstScreenOptions = {
  disableCreateAccessCode: prerendered(booleanOption()),
  disableLockUnlock: prerendered(booleanOption()),
  locale: prerendered(localeOption())
}
