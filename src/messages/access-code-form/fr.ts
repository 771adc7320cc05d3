import type { Translation } from '../namespace.js'
import type { ACCESS_CODE_FORM } from './en.js'

/** The form of an access code, in French. */
export const fr: Translation<typeof ACCESS_CODE_FORM> = ({ counted, list, number }) => ({
  nameNew: 'Nom du nouveau code',
  name: 'Nom du code',
  nameRequired: 'Le nom est obligatoire',
  nameTooLong: `${number(60)} caractères au maximum`,
  code: 'Saisissez le code (PIN)',
  numbersOnly: 'Chiffres uniquement',
  codeRequired: 'Le code est obligatoire',
  codeLength: (lengths) => `Le code doit avoir l’une de ces longueurs\u00a0: ${list(lengths)}`,
  generate: 'Générer un code',
  generateFailed: 'Aucun code n’a pu être généré. Veuillez réessayer.',
  type: 'Période',
  ongoing: 'Sans fin',
  timeBound: 'Début et fin',
  start: 'Début',
  end: 'Fin',
  dateRequired: 'Saisissez une date et une heure',
  endNotAfterStart: 'La fin doit être après le début',
  endPast: 'La fin est déjà passée',
  timing: 'Période',
  zoneAutomatic: 'Fuseau horaire (automatique)',
  zoneOther: 'Fuseau horaire (manuel)',
  useLocalZone: 'Utiliser le fuseau horaire local',
  zones: 'Fuseaux horaires',
  searchZones: 'Rechercher des fuseaux horaires',
  noZones: 'Aucun fuseau horaire ne correspond',
  zoneCount: (count) => counted(count, { one: '# fuseau horaire', other: '# fuseaux horaires' }),
  deviceZone: 'Fuseau horaire de l’appareil',
  saveFailed: 'Le code n’a pas pu être enregistré. Veuillez réessayer.',
  notCreatable: 'Impossible d’ajouter des codes d’accès ici.',
  notEditable: 'Ce code d’accès ne peut pas être modifié.',
  takesNoCodes: 'Cet appareil n’accepte pas de codes d’accès depuis ici. Consultez l’app du fabricant pour donner accès autrement.',
  turnedOff: 'C’est désactivé ici. Si vous en avez besoin, adressez-vous à un administrateur.'
})
