import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_DETAILS } from './en.js'

/** The details of an access, in French. */
export const fr: Translation<typeof ACCESS_GRANT_DETAILS> = ({ counted }) => ({
  removed: 'Cet accès a été supprimé.',
  addWay: 'Ajouter un moyen d’accès',
  added: 'En cours de préparation',
  addFailed: 'Ce moyen d’accès n’a pas pu être ajouté. Veuillez réessayer.',
  addUnknown: 'On ne sait pas si ce moyen d’accès a été ajouté. Veuillez réessayer.',
  noWays: 'Aucun moyen d’accès',
  waysFailed: 'Les moyens d’accès n’ont pas pu être chargés',
  wayStates: {
    ready: 'Prêt',
    preparing: 'Préparation…',
    failed: 'Pas prêt',
    removing: 'Suppression…',
    changing: 'Prêt, modification des horaires',
    toEncode: 'À encoder',
    toAssign: 'À attribuer',
    encoded: 'Encodée'
  },
  readySince: (date) => `Prêt depuis le ${date}`,
  wayReady: (way) => `${way}\u00a0: prêt`,
  copyLink: 'Copier le lien',
  link: 'Lien',
  linkHidden: 'Le lien ne peut pas être affiché',
  uses: (count) => counted(count, { one: 'Utilisable une fois', other: 'Utilisable # fois' }),
  atDesk: 'Encodez la carte à la réception.',
  webPass: 'S’ouvre depuis le pass web de l’invité.',
  doors: 'Portes',
  doorsIncomplete: 'Des portes peuvent manquer ici.',
  doorStates: {
    set: 'Le code PIN est sur la serrure',
    later: 'Le code PIN est configuré peu avant le début',
    setting: 'Configuration du code PIN…',
    removing: 'Suppression du code PIN…',
    failed: 'Le code PIN n’est pas sur la serrure',
    unsure: 'On ne sait pas si le code PIN fonctionne',
    missing: 'Aucun moyen d’accès',
    ready: 'Prêt',
    preparing: 'Préparation…'
  },
  offline: 'Hors ligne',
  person: 'Personne',
  email: 'E-mail',
  phone: 'Téléphone',
  events: 'Ce qui s’est passé',
  information: 'Infos sur l’accès',
  id: 'ID',
  copyId: 'Copier l’ID',
  key: 'Clé',
  reservation: 'Réservation',
  created: 'Créé',
  timeZone: 'Fuseau horaire',
  activeUntil: (date) => `Actif jusqu’au ${date}`,
  readyFrom: (date) => `Prêt, commence le ${date}`,
  endedAt: (date) => `Terminé le ${date}`
})
