import type { Translation } from '../namespace.js'
import type { CODE_ACCESS } from './en.js'

/** The access that an access code belongs to, in German. */
export const de: Translation<typeof CODE_ACCESS> = () => ({
  belongsTo: (name) => `Gehört zum Zugang von ${name}`,
  belongsToUnnamed: 'Gehört zu einem Zugang',
  showAccess: 'Zugang zeigen',
  note: 'Dieser Code gehört zu einem Zugang und wird vielleicht wieder gesetzt. Ändern Sie stattdessen den Zugang.'
})
