import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_DETAILS } from './en.js'

/** The details of an access, in Italian. */
export const it: Translation<typeof ACCESS_GRANT_DETAILS> = ({ counted }) => ({
  removed: 'Questo accesso è stato rimosso.',
  addWay: 'Aggiungi un mezzo di accesso',
  added: 'In preparazione',
  addFailed: 'Impossibile aggiungere questo mezzo di accesso. Riprova.',
  addUnknown: 'Non si sa se questo mezzo di accesso è stato aggiunto. Riprova.',
  noWays: 'Nessun mezzo di accesso',
  waysFailed: 'Impossibile caricare i mezzi di accesso',
  wayStates: {
    ready: 'Pronto',
    preparing: 'Preparazione…',
    failed: 'Non pronto',
    removing: 'Rimozione…',
    changing: 'Pronto, modifica degli orari in corso',
    toEncode: 'Da codificare',
    toAssign: 'Da assegnare',
    encoded: 'Codificata'
  },
  readySince: (date) => `Pronto da ${date}`,
  wayReady: (way) => `${way}: pronto`,
  copyLink: 'Copia link',
  link: 'Link',
  linkHidden: 'Il link non può essere mostrato',
  uses: (count) => counted(count, { one: 'Utilizzabile una volta', other: 'Utilizzabile # volte' }),
  atDesk: 'Codifica la tessera alla reception.',
  webPass: 'Si apre dal pass web dell’ospite.',
  doors: 'Porte',
  doorsIncomplete: 'Alcune porte potrebbero mancare qui.',
  doorStates: {
    set: 'Il PIN è sulla serratura',
    later: 'Il PIN viene impostato poco prima dell’inizio',
    setting: 'Impostazione del PIN…',
    removing: 'Rimozione del PIN…',
    failed: 'Il PIN non è sulla serratura',
    unsure: 'Non si sa se il PIN funziona',
    missing: 'Nessun mezzo di accesso',
    ready: 'Pronto',
    preparing: 'Preparazione…'
  },
  offline: 'Offline',
  person: 'Persona',
  email: 'E-mail',
  phone: 'Telefono',
  events: 'Cosa è successo',
  information: 'Informazioni sull’accesso',
  id: 'ID',
  copyId: 'Copia ID',
  key: 'Chiave',
  reservation: 'Prenotazione',
  created: 'Creato',
  timeZone: 'Fuso orario',
  activeUntil: (date) => `Attivo fino a ${date}`,
  readyFrom: (date) => `Pronto, inizia ${date}`,
  endedAt: (date) => `Terminato ${date}`
})
