import type { en } from './en.js'

/** Names that several screens share, and sign-in, in German. */
export const de: typeof en = ({ number }) => ({
  general: {
    back: 'Zurück',
    tryAgain: 'Erneut versuchen',
    stillTrying: 'Wird weiter versucht …',
    reload: 'Neu laden',
    reloadPage: 'Seite neu laden',
    needsReload: 'Dieser Browser kann das nur mit der ganzen Seite neu laden.',
    save: 'Speichern',
    cancel: 'Abbrechen',
    dismiss: 'Schließen',
    undo: 'Rückgängig',
    undone: 'Rückgängig gemacht',
    refresh: 'Aktualisieren',
    lastRead: (ago) => `Zuletzt aktualisiert ${ago}`,
    offline: 'Sie sind offline. Diese Angaben sind möglicherweise nicht mehr aktuell.',
    facts: (facts, separator = ' · ') => facts.join(separator),
    more: (count) => `und ${number(count)} weitere`,
    of: (part, whole) => `${number(part)} von ${number(whole)}`,
    unknownError: 'Ein unbekannter Fehler ist aufgetreten',
    unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung.',
    timedOut: 'Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.',
    notUpdated: 'Es wurde nichts geändert, weil die neuesten Werte nicht geladen werden konnten.',
    deviceTimedOut: 'Das Gerät hat nicht rechtzeitig geantwortet',
    operationRefused: 'Sie haben keine Berechtigung, hier etwas zu ändern.',
    refused: 'Sie dürfen diese Informationen nicht sehen.',
    refusedDetail: 'Bitten Sie einen Administrator um Zugriff.',
    failure: 'In diesem Widget ist etwas schiefgegangen. Der Rest der Seite funktioniert weiter.',
    missing: 'Möglicherweise wurde es gelöscht oder Sie haben keinen Zugriff darauf.',
    details: 'Details',
    requestId: (id) => `Anfrage ${id}`
  },
  session: {
    failed: 'Verbindung fehlgeschlagen',
    ended: 'Sie sind abgemeldet',
    endedDetail: 'Melden Sie sich wieder an, um fortzufahren. Schon angemeldet? Laden Sie die Seite neu.',
    verifying: 'Ihre Anmeldung wird geprüft',
    unverified: 'Ihre Anmeldung konnte nicht geprüft werden',
    unauthorized: 'Der Schlüssel oder Token wurde abgelehnt. Melden Sie sich erneut an oder prüfen Sie, ob er zu diesem Arbeitsbereich gehört.',
    invalidOptions: 'Problem bei der Einrichtung',
    howToFix: (option, hasAttribute) =>
      `Prüfen Sie ${hasAttribute ? 'das Attribut' : 'die Eigenschaft'} ${option}.`
  }
})
