import type { Translation } from '../namespace.js'
import type { DISCARD } from './en.js'

/** Unsaved changes, in French. */
export const fr: Translation<typeof DISCARD> = () => ({
  title: 'Abandonner les modifications\u00a0?',
  detail: 'Votre saisie sera perdue.',
  confirm: 'Abandonner',
  keep: 'Continuer la saisie',
  saving: 'Vos modifications sont en cours d’enregistrement',
  savingDetail: 'Vous pouvez quitter cette page. Le résultat s’affichera ici.',
  leave: 'Quitter'
})
