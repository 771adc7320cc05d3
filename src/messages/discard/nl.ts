import type { Translation } from '../namespace.js'
import type { DISCARD } from './en.js'

/** Unsaved changes, in Dutch. */
export const nl: Translation<typeof DISCARD> = () => ({
  title: 'Wijzigingen niet opslaan?',
  detail: 'Wat u hebt ingevoerd, gaat verloren.',
  confirm: 'Niet opslaan',
  keep: 'Verder bewerken',
  saving: 'Uw wijzigingen worden opgeslagen',
  savingDetail: 'U kunt deze pagina verlaten. Het resultaat verschijnt hier.',
  leave: 'Weggaan'
})
