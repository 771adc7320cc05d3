import type { Translation } from '../namespace.js'
import type { CODE_USE } from './en.js'

/** Use of an access code, in its details, in German. */
export const de: Translation<typeof CODE_USE> = ({ counted }) => ({
  title: 'Nutzung',
  lastUsed: 'Zuletzt benutzt',
  firstUsed: 'Zuerst benutzt',
  used: (count) => counted(count, { one: 'Einmal benutzt', other: '#-mal benutzt' }),
  usedAtLeast: (count) => counted(count, { one: 'Mindestens einmal benutzt', other: 'Mindestens #-mal benutzt' }),
  inWindow: 'in den letzten 30 Tagen',
  withBackup: 'mit dem Ersatzcode',
  yesterday: (time) => `Gestern ${time}`,
  usedAt: (when) => `Benutzt: ${when}`,
  denied: (count, when) => counted(count, { one: `Einmal abgewiesen, ${when}`, other: `#-mal abgewiesen, zuletzt ${when}` }),
  because: (denied, reason) => `${denied}: ${reason}`,
  reasons: {
    unknown_code: 'Der Code ist dem Schloss unbekannt',
    expired_code: 'Code abgelaufen',
    blocklisted_code: 'Code gesperrt',
    too_many_attempts: 'Zu viele Versuche',
    blocked_by_privacy_mode: 'Privatmodus ist an',
    credential_error: 'Code nicht lesbar'
  },
  notUsed: 'Noch nicht benutzt',
  notRecently: 'Keine Nutzung in den letzten 30 Tagen',
  unknown: 'Keine Nutzung gemeldet. Dieses Schloss meldet vielleicht nicht, welcher Code benutzt wurde.',
  notReported: 'Dieses Schloss meldet nicht, welcher Code benutzt wurde.',
  offlineCode: 'Die Nutzung von Offline-Codes wird nicht gemeldet.',
  notFound: (count) => counted(count, { one: 'Keine Nutzung im letzten Ereignis gefunden.', other: 'Keine Nutzung in den letzten # Ereignissen gefunden.' }),
  lockOffline: 'Das Schloss ist offline. Spätere Nutzungen fehlen vielleicht.',
  failed: 'Die Nutzung dieses Codes konnte nicht geladen werden',
  showAll: 'Alle Nutzungen zeigen'
})
