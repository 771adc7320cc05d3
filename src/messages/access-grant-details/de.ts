import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_DETAILS } from './en.js'

/** The details of an access, in German. */
export const de: Translation<typeof ACCESS_GRANT_DETAILS> = ({ counted }) => ({
  removed: 'Dieser Zugang wurde entfernt.',
  addWay: 'Zugangsweg hinzufügen',
  added: 'Wird vorbereitet',
  addFailed: 'Dieser Zugangsweg konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.',
  addUnknown: 'Es ist nicht bekannt, ob dieser Zugangsweg hinzugefügt wurde. Bitte versuchen Sie es erneut.',
  noWays: 'Kein Zugangsweg',
  waysFailed: 'Die Zugangswege konnten nicht geladen werden',
  wayStates: {
    ready: 'Bereit',
    preparing: 'Wird vorbereitet…',
    failed: 'Nicht bereit',
    removing: 'Wird entfernt…',
    changing: 'Bereit, die Zeiten werden geändert',
    toEncode: 'Noch zu codieren',
    toAssign: 'Noch zuzuweisen',
    encoded: 'Codiert'
  },
  readySince: (date) => `Bereit seit ${date}`,
  wayReady: (way) => `${way} bereit`,
  copyLink: 'Link kopieren',
  link: 'Link',
  linkHidden: 'Der Link kann nicht angezeigt werden',
  uses: (count) => counted(count, { one: 'Einmal nutzbar', other: '#-mal nutzbar' }),
  atDesk: 'Codieren Sie die Karte an der Rezeption.',
  webPass: 'Öffnet über den Web-Pass des Gastes.',
  doors: 'Türen',
  doorsIncomplete: 'Hier können Türen fehlen.',
  doorStates: {
    set: 'PIN ist auf dem Schloss',
    later: 'PIN wird kurz vor Beginn gesetzt',
    setting: 'PIN wird gesetzt…',
    removing: 'PIN wird entfernt…',
    failed: 'PIN ist nicht auf dem Schloss',
    unsure: 'Es ist nicht bekannt, ob die PIN funktioniert',
    missing: 'Kein Zugangsweg',
    ready: 'Bereit',
    preparing: 'Wird vorbereitet…'
  },
  offline: 'Offline',
  person: 'Person',
  email: 'E-Mail',
  phone: 'Telefon',
  events: 'Was passiert ist',
  information: 'Infos zum Zugang',
  id: 'ID',
  copyId: 'ID kopieren',
  key: 'Schlüssel',
  reservation: 'Reservierung',
  created: 'Erstellt',
  timeZone: 'Zeitzone',
  activeUntil: (date) => `Aktiv bis ${date}`,
  readyFrom: (date) => `Bereit, beginnt ${date}`,
  endedAt: (date) => `Beendet ${date}`
})
