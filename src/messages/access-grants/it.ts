import type { Translation } from '../namespace.js'
import type { ACCESS_GRANTS } from './en.js'

/** Access of people: what several screens say of it, in Italian. */
export const it: Translation<typeof ACCESS_GRANTS> = ({ number }) => ({
  title: 'Accesso',
  unnamed: 'Accesso',
  edit: 'Modifica',
  remove: 'Rimuovi accesso',
  revoke: 'Revoca',
  extend: 'Proroga',
  chooseEnd: 'Scegli…',
  extended: 'Proroga dell’accesso in corso',
  extendFailed: 'Impossibile prorogare l’accesso. Riprova.',
  clearSearch: 'Cancella ricerca',
  loading: 'Caricamento degli accessi',
  missingId: 'Nessun accesso selezionato. Imposta l’attributo access-grant-id.',
  notFound: 'Accesso non trovato.',
  loadFailed: 'Impossibile caricare l’accesso',
  states: {
    removing: 'Rimozione…',
    ended: 'Terminato',
    notWorking: 'Non funziona',
    partlyWorking: 'Funziona in parte',
    notReady: 'Non pronto',
    partlyReady: 'Pronto in parte',
    overprovisioned: 'Apre troppo',
    late: 'In ritardo',
    preparing: 'Preparazione…',
    cardToEncode: 'Tessera da codificare',
    cardToAssign: 'Tessera da assegnare',
    ready: 'Pronto',
    active: 'Attivo'
  },
  between: (start, end) => `${start} – ${end}`,
  noEnd: (start) => `Da ${start}, senza fine`,
  modes: {
    code: 'PIN',
    mobile_key: 'Chiave mobile',
    card: 'Tessera',
    cloud_key: 'Chiave cloud'
  },
  otherMode: 'Altro mezzo di accesso',
  copyPin: 'Copia PIN',
  ways: 'Mezzi di accesso',
  worksAt: (works, total) => `Funziona su ${number(works)} porte su ${number(total)}`,
  someDoor: 'Una porta',
  name: 'Nome',
  beingRemoved: 'Rimozione dell’accesso in corso.'
})
