import type { Translation } from '../namespace.js'
import type { BULK } from './en.js'

/** Bulk operations, in French. */
export const fr: Translation<typeof BULK> = ({ counted, number }) => ({
  label: 'Agir sur plusieurs',
  selectAll: (count) => `Tout sélectionner (${number(count)})`,
  selected: (count) => counted(count, { one: '# sélectionné', other: '# sélectionnés' }),
  clear: 'Effacer la sélection',
  moreActions: 'Autres actions',
  ask: {
    lock: (count) => counted(count, { one: 'Verrouiller # serrure\u00a0?', other: 'Verrouiller # serrures\u00a0?' }),
    unlock: (count) => counted(count, { one: 'Déverrouiller # serrure\u00a0?', other: 'Déverrouiller # serrures\u00a0?' }),
    code: (count) => counted(count, { one: 'Ajouter un code d’accès à # serrure', other: 'Ajouter un code d’accès à # serrures' }),
    preset: (count) => counted(count, { one: 'Appliquer un préréglage à # thermostat', other: 'Appliquer un préréglage à # thermostats' }),
    climate: (count) => counted(count, { one: 'Régler la température de # thermostat', other: 'Régler la température de # thermostats' }),
    fan: (count) => counted(count, { one: 'Régler le ventilateur de # thermostat', other: 'Régler le ventilateur de # thermostats' }),
    edit: (count) => counted(count, { one: 'Modifier # code d’accès', other: 'Modifier # codes d’accès' }),
    delete: (count) => counted(count, { one: 'Supprimer # code d’accès\u00a0?', other: 'Supprimer # codes d’accès\u00a0?' })
  },
  confirm: {
    lock: (count) => counted(count, { one: 'Verrouiller # serrure', other: 'Verrouiller # serrures' }),
    unlock: (count) => counted(count, { one: 'Déverrouiller # serrure', other: 'Déverrouiller # serrures' }),
    code: (count) => counted(count, { one: 'Ajouter à # serrure', other: 'Ajouter à # serrures' }),
    preset: (count) => `Appliquer à ${number(count)}`,
    climate: (count) => `Régler pour ${number(count)}`,
    fan: (count) => `Régler pour ${number(count)}`,
    delete: (count) => counted(count, { one: 'Supprimer # code d’accès', other: 'Supprimer # codes d’accès' })
  },
  skips: {
    lock: (count) => counted(count, { one: '# serrure sera ignorée', other: '# serrures seront ignorées' }),
    thermostat: (count) => counted(count, { one: '# thermostat sera ignoré', other: '# thermostats seront ignorés' }),
    'noise-sensor': (count) => counted(count, { one: '# capteur de bruit sera ignoré', other: '# capteurs de bruit seront ignorés' })
  },
  fixed: {
    edit: (count) => counted(count, { one: '# code ne peut pas être modifié', other: '# codes ne peuvent pas être modifiés' }),
    delete: (count) => counted(count, { one: '# code ne peut pas être supprimé', other: '# codes ne peuvent pas être supprimés' })
  },
  skipsFor: (what, reason) => `${what}\u00a0: ${reason}`,
  why: {
    offline: 'hors ligne',
    unsupported: 'impossible',
    noMode: (name) => `sans le mode «\u00a0${name}\u00a0»`,
    noPreset: (name) => `sans le préréglage «\u00a0${name}\u00a0»`
  },
  presetOn: (name, count, total) =>
    `${name} – ${number(count)} sur ${number(total)}`,
  fitsNone: 'Aucune longueur de code ne convient à toutes ces serrures\u00a0: sélectionnez-en moins.',
  notCreated: 'Le code n’a pas été ajouté à cette serrure.',
  keepOpen: 'Gardez cette page ouverte jusqu’à la fin.',
  running: {
    lock: (part) => `Verrouillage\u00a0: ${part}…`,
    unlock: (part) => `Déverrouillage\u00a0: ${part}…`,
    delete: (part) => `Suppression\u00a0: ${part}…`,
    other: (part) => `Envoi\u00a0: ${part}…`
  },
  stop: 'Arrêter',
  stopping: 'Arrêt en cours…',
  results: {
    lock: (count) => `Verrouillées\u00a0: ${number(count)}`,
    unlock: (count) => `Déverrouillées\u00a0: ${number(count)}`,
    delete: (count) => `Supprimés\u00a0: ${number(count)}`,
    other: (count) => `Terminé\u00a0: ${number(count)}`,
    failed: (count) => `en échec\u00a0: ${number(count)}`,
    skipped: (count) => `ignorés\u00a0: ${number(count)}`,
    stopped: (count) => `non envoyés\u00a0: ${number(count)}`
  },
  listed: (parts) => parts.join(', '),
  retry: 'Réessayer',
  showDetails: 'Afficher les détails',
  hideDetails: 'Masquer les détails',
  because: (reason, count) => `${reason} (${number(count)})`,
  failures: { jammed: 'Bloquée' },
  status: {
    waiting: 'En attente',
    running: 'Envoi…',
    'still-waiting': 'Pas encore de réponse',
    succeeded: 'Terminé',
    canceled: 'Refusé par cette page'
  },
  skipped: { pending: 'Déjà en cours', deleted: 'Supprimé', unsupported: 'Ignoré', stopped: 'Non envoyé' }
})
