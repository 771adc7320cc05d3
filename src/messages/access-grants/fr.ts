import type { Translation } from '../namespace.js'
import type { ACCESS_GRANTS } from './en.js'

/** Access of people: what several screens say of it, in French. */
export const fr: Translation<typeof ACCESS_GRANTS> = ({ number }) => ({
  title: 'Accès',
  unnamed: 'Accès',
  edit: 'Modifier',
  remove: 'Supprimer l’accès',
  revoke: 'Révoquer',
  extend: 'Prolonger',
  chooseEnd: 'Choisir…',
  extended: 'L’accès est en cours de prolongation',
  extendFailed: 'L’accès n’a pas pu être prolongé. Veuillez réessayer.',
  clearSearch: 'Effacer la recherche',
  loading: 'Chargement des accès',
  missingId: 'Aucun accès sélectionné. Définissez l’attribut access-grant-id.',
  notFound: 'Cet accès est introuvable.',
  loadFailed: 'Cet accès n’a pas pu être chargé',
  states: {
    removing: 'Suppression…',
    ended: 'Terminé',
    notWorking: 'Ne fonctionne pas',
    partlyWorking: 'Fonctionne en partie',
    notReady: 'Pas prêt',
    partlyReady: 'Prêt en partie',
    overprovisioned: 'Ouvre trop de portes',
    late: 'En retard',
    preparing: 'Préparation…',
    cardToEncode: 'Carte à encoder',
    cardToAssign: 'Carte à attribuer',
    ready: 'Prêt',
    active: 'Actif'
  },
  between: (start, end) => `${start} – ${end}`,
  noEnd: (start) => `À partir du ${start}, sans fin`,
  modes: {
    code: 'Code PIN',
    mobile_key: 'Clé mobile',
    card: 'Carte d’accès',
    cloud_key: 'Clé cloud'
  },
  otherMode: 'Autre moyen d’accès',
  copyPin: 'Copier le code PIN',
  ways: 'Moyens d’accès',
  worksAt: (works, total) => `Fonctionne sur ${number(works)} portes sur ${number(total)}`,
  someDoor: 'Une porte',
  name: 'Nom',
  beingRemoved: 'L’accès est en cours de suppression.'
})
