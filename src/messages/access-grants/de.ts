import type { Translation } from '../namespace.js'
import type { ACCESS_GRANTS } from './en.js'

/** Access of people: what several screens say of it, in German. */
export const de: Translation<typeof ACCESS_GRANTS> = ({ number }) => ({
  title: 'Zugang',
  unnamed: 'Zugang',
  edit: 'Bearbeiten',
  remove: 'Zugang entfernen',
  revoke: 'Widerrufen',
  extend: 'Verlängern',
  chooseEnd: 'Wählen…',
  extended: 'Der Zugang wird verlängert',
  extendFailed: 'Der Zugang konnte nicht verlängert werden. Bitte versuchen Sie es erneut.',
  clearSearch: 'Suche löschen',
  loading: 'Zugänge werden geladen',
  missingId: 'Kein Zugang ausgewählt. Setzen Sie das Attribut access-grant-id.',
  notFound: 'Dieser Zugang wurde nicht gefunden.',
  loadFailed: 'Dieser Zugang konnte nicht geladen werden',
  states: {
    removing: 'Wird entfernt…',
    ended: 'Beendet',
    notWorking: 'Funktioniert nicht',
    partlyWorking: 'Funktioniert teilweise',
    notReady: 'Nicht bereit',
    partlyReady: 'Teilweise bereit',
    overprovisioned: 'Öffnet zu viel',
    late: 'Verspätet',
    preparing: 'Wird vorbereitet…',
    cardToEncode: 'Karte zu codieren',
    cardToAssign: 'Karte zuzuweisen',
    ready: 'Bereit',
    active: 'Aktiv'
  },
  between: (start, end) => `${start} – ${end}`,
  noEnd: (start) => `Ab ${start}, ohne Ende`,
  modes: {
    code: 'PIN',
    mobile_key: 'Mobiler Schlüssel',
    card: 'Schlüsselkarte',
    cloud_key: 'Cloud-Schlüssel'
  },
  otherMode: 'Anderer Zugangsweg',
  copyPin: 'PIN kopieren',
  ways: 'Zugangswege',
  worksAt: (works, total) => `Funktioniert an ${number(works)} von ${number(total)} Türen`,
  someDoor: 'Eine Tür',
  name: 'Name',
  beingRemoved: 'Der Zugang wird entfernt.'
})
