import type { Translation } from '../namespace.js'
import type { CODE_USE } from './en.js'

/** Use of an access code, in its details, in French. */
export const fr: Translation<typeof CODE_USE> = ({ counted }) => ({
  title: 'Utilisation',
  lastUsed: 'Dernière utilisation',
  firstUsed: 'Première utilisation',
  used: (count) => counted(count, { one: 'Utilisé # fois', other: 'Utilisé # fois' }),
  usedAtLeast: (count) => counted(count, { one: 'Utilisé au moins # fois', other: 'Utilisé au moins # fois' }),
  inWindow: 'ces 30 derniers jours',
  withBackup: 'avec le code de secours',
  yesterday: (time) => `Hier à ${time}`,
  usedAt: (when) => `Utilisé : ${when}`,
  denied: (count, when) => counted(count, { one: `Refusé # fois : ${when}`, other: `Refusé # fois, la dernière : ${when}` }),
  because: (denied, reason) => `${denied} (${reason})`,
  reasons: {
    unknown_code: 'Code inconnu de la serrure',
    expired_code: 'Code expiré',
    blocklisted_code: 'Code bloqué',
    too_many_attempts: 'Trop de tentatives',
    blocked_by_privacy_mode: 'Le mode privé est activé',
    credential_error: 'Le code n’a pas pu être lu'
  },
  notUsed: 'Pas encore utilisé',
  notRecently: 'Aucune utilisation ces 30 derniers jours',
  unknown: 'Aucune utilisation signalée. Cette serrure n’indique peut-être pas quel code a été utilisé.',
  notReported: 'Cette serrure n’indique pas quel code a été utilisé.',
  offlineCode: 'L’utilisation des codes hors ligne n’est pas signalée.',
  notFound: (count) => counted(count, { one: 'Aucune utilisation dans le dernier événement.', other: 'Aucune utilisation dans les # derniers événements.' }),
  lockOffline: 'La serrure est hors ligne. Des utilisations ultérieures peuvent manquer.',
  failed: 'L’utilisation de ce code n’a pas pu être chargée',
  showAll: 'Afficher toutes les utilisations'
})
