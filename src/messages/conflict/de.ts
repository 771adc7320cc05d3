import type { Translation } from '../namespace.js'
import type { CONFLICT } from './en.js'

/** A form field that both the user and someone else have changed, in German. */
export const de: Translation<typeof CONFLICT> = () => ({
  field: 'Jemand anderes hat das auch geändert.',
  whole: 'Jemand anderes hat das inzwischen geändert. Laden Sie neu, um den neuen Stand zu sehen. Ihre Änderungen gehen dabei verloren.',
  mine: 'Ihre Eingabe',
  theirs: 'Andere Änderung',
  keepMine: 'Meine behalten',
  useTheirs: 'Andere übernehmen'
})
