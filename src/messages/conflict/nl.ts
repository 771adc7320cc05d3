import type { Translation } from '../namespace.js'
import type { CONFLICT } from './en.js'

/** A form field that both the user and someone else have changed, in Dutch. */
export const nl: Translation<typeof CONFLICT> = () => ({
  field: 'Iemand anders heeft dit ook gewijzigd.',
  whole: 'Iemand anders heeft dit intussen gewijzigd. Laad opnieuw om die versie te zien. Uw wijzigingen gaan dan verloren.',
  mine: 'Uw invoer',
  theirs: 'Andere wijziging',
  keepMine: 'De mijne houden',
  useTheirs: 'De andere gebruiken'
})
