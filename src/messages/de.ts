import type { Messages } from './en.js'

const rules = new Intl.PluralRules('de')

const counted = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('de')} ${rules.select(count) === 'one' ? one : other}`

/** Every text that a person sees, in German. */
export const de: Messages = {
  general: {
    back: 'Zurück',
    tryAgain: 'Erneut versuchen',
    stillTrying: 'Wird weiter versucht …',
    reload: 'Neu laden',
    save: 'Speichern',
    cancel: 'Abbrechen',
    dismiss: 'Schließen',
    refresh: 'Aktualisieren',
    offline: 'Sie sind offline. Was Sie sehen, kann sich inzwischen geändert haben.',
    unknownError: 'Ein unbekannter Fehler ist aufgetreten',
    failure: 'Hier ist etwas schiefgegangen. Der Rest der Seite ist nicht betroffen.',
    requestId: (id) => `Anfrage ${id}`
  },
  session: {
    failed: 'Die Verbindung kam nicht zustande',
    unauthorized: 'Der Schlüssel wurde abgelehnt. Er ist vielleicht abgelaufen oder gehört zu einem anderen Arbeitsbereich.',
    optionsAtFault: 'Dieses Element braucht andere Optionen',
    howToFix: (attribute) => `Prüfen Sie das Attribut ${attribute}.`
  },
  device: {
    unnamed: 'Gerät ohne Namen',
    notFound: 'Dieses Gerät wurde nicht gefunden.',
    loadFailed: 'Dieses Gerät konnte nicht geladen werden',
    loading: 'Gerät wird geladen',
    missingId: 'Es ist kein Gerät gewählt: das Attribut device-id fehlt.',
    titles: { lock: 'Gerät', thermostat: 'Thermostat', 'noise-sensor': 'Lärmsensor' },
    online: 'Online',
    deviceOffline: 'Gerät offline',
    accountOffline: 'Konto offline',
    battery: { full: 'Gut', good: 'Gut', low: 'Schwach', critical: 'Fast leer!' },
    percent: (value) => `${value}\u00a0%`,
    status: 'Status',
    power: 'Batterie',
    model: 'Modell',
    alerts: 'Meldungen',
    error: 'Fehler',
    warning: 'Warnung',
    issueWithoutMessage: 'Das Gerät meldet ein Problem, ohne zu sagen, welches.',
    information: 'Geräteinfo',
    manufacturer: 'Hersteller',
    linkedAccount: 'Verknüpftes Konto',
    deviceId: 'Geräte-ID',
    none: '–',
    name: 'Gerätename',
    editName: 'Namen ändern',
    nameTooShort: 'Der Name muss mindestens 2 Zeichen lang sein',
    nameTooLong: 'Der Name darf höchstens 64 Zeichen lang sein',
    renameFailed: 'Der Name konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.'
  },
  deviceTable: {
    heading: 'Geräte',
    search: 'Geräte suchen',
    clearSearch: 'Suche leeren',
    filters: 'Nach Problemen filtern',
    count: (count) => counted(count, 'Gerät', 'Geräte'),
    deviceIssues: (count) => counted(count, 'Geräteproblem', 'Geräteprobleme'),
    accountIssues: (count) => counted(count, 'Kontoproblem', 'Kontoprobleme'),
    healthy: 'Geräte & Konten in Ordnung',
    loading: 'Geräte werden geladen',
    empty: 'Leider wurden keine Geräte gefunden',
    failed: 'Geräte konnten nicht geladen werden',
    loadingMore: (count) => `Bisher ${counted(count, 'Gerät', 'Geräte')} …`
  },
  lock: {
    locked: 'Verriegelt',
    unlocked: 'Entriegelt',
    unknown: 'Unbekannt',
    lock: 'Verriegeln',
    unlock: 'Entriegeln',
    lockStatus: 'Schloss',
    updated: 'Das Schloss wurde umgestellt',
    updateFailed: 'Das Schloss konnte nicht umgestellt werden',
    codeLength: 'Codelänge',
    accessCodes: (count) => counted(count, 'Zugangscode', 'Zugangscodes'),
    accessCodesUnknown: '– Zugangscodes',
    digits: (count) => `${count}-stelliger Code`,
    digitsBetween: (from, to) => `${from}- bis ${to}-stelliger Code`,
    digitsOneOf: (counts) => `${counts.join(', ')}-stelliger Code`
  }
}
