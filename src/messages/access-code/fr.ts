import type { Translation } from '../namespace.js'
import type { ACCESS_CODE } from './en.js'

/** Details and deletion of an access code, in French. */
export const fr: Translation<typeof ACCESS_CODE> = ({ counted }) => ({
  alerts: 'Alertes',
  pinUnknown: 'PIN pas encore connu',
  beingRemoved: 'Ce code d’accès est en cours de suppression.',
  removed: 'Ce code d’accès a été supprimé.',
  person: 'Personne',
  information: 'Infos sur le code',
  id: 'ID',
  created: 'Créé',
  timing: 'Période',
  timeZone: 'Fuseau horaire',
  copyId: 'Copier l’ID',
  copied: 'Copié',
  copyYourself: (keys) => `Appuyez sur ${keys} pour copier`,
  confirmDelete: 'Supprimer ce code et ses données\u00a0?',
  confirm: 'Supprimer',
  deleted: 'Le code d’accès est en cours de suppression',
  manyDeleted: (count: number): string => counted(count, { other: '# codes en cours de suppression' })
})
