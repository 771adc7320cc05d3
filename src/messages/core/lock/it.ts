import type { en } from './en.js'

/** A lock, in Italian. */
export const it: typeof en = ({ counted, either, number }) => ({
  lock: {
    locked: 'Bloccata',
    unlocked: 'Sbloccata',
    unknown: 'Sconosciuto',
    lock: 'Blocca',
    unlock: 'Sblocca',
    locking: 'Blocco in corso…',
    unlocking: 'Sblocco in corso…',
    lockStatus: 'Serratura',
    notReported: 'Questa serratura non indica se è bloccata.',
    notRemote: 'Si può bloccare e sbloccare solo alla porta.',
    notReached: 'Sapremo se è bloccata quando tornerà online.',
    updated: 'Lo stato della serratura è stato aggiornato',
    updateFailed: 'Impossibile aggiornare lo stato della serratura',
    stillWaiting: 'La porta non risponde ancora',
    codeLength: 'Lunghezza del codice',
    accessCodes: (count) => counted(count, { one: '# codice di accesso', other: '# codici di accesso' }),
    accessCodesUnknown: '– codici di accesso',
    digits: (count) => `Codice di ${number(count)} cifre`,
    digitsBetween: (from, to) => `Codice da ${number(from)} a ${number(to)} cifre`,
    digitsOneOf: (counts) => `Codice di ${either(counts)} cifre`
  }
})
