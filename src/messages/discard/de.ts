import type { Translation } from '../namespace.js'
import type { DISCARD } from './en.js'

/** Unsaved changes, in German. */
export const de: Translation<typeof DISCARD> = () => ({
  title: 'Änderungen verwerfen?',
  detail: 'Ihre Eingaben gehen verloren.',
  confirm: 'Verwerfen',
  keep: 'Weiter bearbeiten',
  saving: 'Ihre Änderungen werden gespeichert',
  savingDetail: 'Sie können diese Seite verlassen. Das Ergebnis sehen Sie hier.',
  leave: 'Verlassen'
})
