import type { en } from './en.js'

/** Names that several screens share, and sign-in, in Dutch. */
export const nl: typeof en = ({ number }) => ({
  general: {
    back: 'Terug',
    tryAgain: 'Opnieuw proberen',
    stillTrying: 'Nog aan het proberen…',
    reload: 'Opnieuw laden',
    reloadPage: 'Pagina opnieuw laden',
    needsReload: 'Deze browser kan dit alleen met de hele pagina opnieuw laden.',
    save: 'Opslaan',
    cancel: 'Annuleren',
    dismiss: 'Sluiten',
    undo: 'Ongedaan maken',
    undone: 'Ongedaan gemaakt',
    refresh: 'Vernieuwen',
    lastRead: (ago) => `Bijgewerkt ${ago}`,
    offline: 'U bent offline. Deze gegevens zijn mogelijk verouderd.',
    facts: (facts, separator = ' · ') => facts.join(separator),
    more: (count) => `en nog ${number(count)}`,
    of: (part, whole) => `${number(part)} van ${number(whole)}`,
    unknownError: 'Er is een onbekende fout opgetreden',
    unreachable: 'Server niet bereikbaar. Controleer uw internetverbinding.',
    timedOut: 'De server heeft niet op tijd gereageerd. Probeer het opnieuw.',
    notUpdated: 'Er is niets gewijzigd, omdat de nieuwste waarden niet konden worden geladen.',
    deviceTimedOut: 'Het apparaat heeft niet op tijd gereageerd',
    operationRefused: 'U hebt geen toestemming om hier wijzigingen aan te brengen.',
    refused: 'U hebt geen toestemming om dit te zien.',
    refusedDetail: 'Vraag een beheerder om toegang.',
    failure: 'In deze widget is iets misgegaan. De rest van de pagina werkt nog.',
    missing: 'Misschien is het verwijderd of hebt u geen toegang.',
    details: 'Details',
    requestId: (id) => `Verzoek ${id}`
  },
  session: {
    failed: 'Geen verbinding',
    ended: 'U bent uitgelogd',
    endedDetail: 'Log opnieuw in om verder te gaan. Al gedaan? Laad de pagina opnieuw.',
    verifying: 'Controleren of u bent ingelogd',
    unverified: 'Er kon niet worden gecontroleerd of u bent ingelogd',
    unauthorized: 'De sleutel of het token is geweigerd. Log opnieuw in of controleer of de sleutel of het token bij deze werkruimte hoort.',
    invalidOptions: 'Probleem met de configuratie',
    howToFix: (option, hasAttribute) => `Controleer ${hasAttribute ? 'het attribuut' : 'de eigenschap'} ${option}.`
  }
})
