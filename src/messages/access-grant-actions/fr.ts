import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_ACTIONS } from './en.js'

/** Removing and changing access of people, in French. */
export const fr: Translation<typeof ACCESS_GRANT_ACTIONS> = () => ({
  remove: 'Supprimer l’accès',
  confirmRemove: (name) => `Supprimer l’accès de ${name}\u00a0?`,
  confirmRemoveUnnamed: 'Supprimer cet accès\u00a0?',
  pinStopsAt: (doors) => `Le code PIN ne fonctionnera plus ici\u00a0: ${doors}.`,
  pinStops: 'Le code PIN ne fonctionnera plus.',
  linkStops: 'Le lien ne fonctionnera plus.',
  cardStops: 'La carte ne fonctionnera plus.',
  cloudKeyStops: 'La clé cloud ne fonctionnera plus.',
  irreversible: 'Cette action est irréversible.',
  deleted: 'L’accès est en cours de suppression',
  removed: 'Cet accès a été supprimé.',
  deleteFailed: 'L’accès n’a pas pu être supprimé. Veuillez réessayer.',
  unknown: 'On ne sait pas si l’accès a été supprimé. Veuillez réessayer.',
  failed: 'L’accès n’a pas pu être redonné.',
  extend: 'Prolonger',
  extensions: { hour: '1 heure', day: '1 jour' },
  extended: 'L’accès est en cours de prolongation',
  extendFailed: 'L’accès n’a pas pu être prolongé. Veuillez réessayer.',
  addWay: 'Ajouter un moyen d’accès',
  added: 'En cours de préparation',
  addFailed: 'Ce moyen d’accès n’a pas pu être ajouté. Veuillez réessayer.',
  revoke: 'Révoquer',
  confirmRevoke: { code: 'Révoquer le code PIN\u00a0?', mobile_key: 'Révoquer la clé mobile\u00a0?', card: 'Révoquer la carte\u00a0?', cloud_key: 'Révoquer la clé cloud\u00a0?' },
  confirmRevokeOther: 'Révoquer ce moyen d’accès\u00a0?',
  revoked: 'En cours de suppression',
  revokeFailed: 'Ce moyen d’accès n’a pas pu être révoqué. Veuillez réessayer.',
  revokeUnknown: 'On ne sait pas si ce moyen d’accès a été révoqué. Veuillez réessayer.',
  showQrCode: 'Afficher le code QR',
  scanLink: 'Scannez pour ouvrir la clé mobile',
  encode: 'Encoder la carte',
  encoding: 'Encodage…',
  encodeFailed: 'La carte n’a pas pu être encodée. Veuillez réessayer.'
})
