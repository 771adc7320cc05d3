import type { Translation } from '../namespace.js'
import type { BULK } from './en.js'

/** Bulk operations, in Italian. */
export const it: Translation<typeof BULK> = ({ counted, number }) => ({
  label: 'Agisci su più elementi',
  selectAll: (count) => `Seleziona tutti (${number(count)})`,
  selected: (count) => counted(count, { one: '# selezionato', other: '# selezionati' }),
  clear: 'Annulla selezione',
  moreActions: 'Altre azioni',
  ask: {
    lock: (count) => counted(count, { one: 'Bloccare # serratura?', other: 'Bloccare # serrature?' }),
    unlock: (count) => counted(count, { one: 'Sbloccare # serratura?', other: 'Sbloccare # serrature?' }),
    code: (count) => counted(count, { one: 'Aggiungi un codice di accesso a # serratura', other: 'Aggiungi un codice di accesso a # serrature' }),
    preset: (count) => counted(count, { one: 'Applica una preimpostazione a # termostato', other: 'Applica una preimpostazione a # termostati' }),
    climate: (count) => counted(count, { one: 'Imposta la temperatura di # termostato', other: 'Imposta la temperatura di # termostati' }),
    fan: (count) => counted(count, { one: 'Imposta la ventola di # termostato', other: 'Imposta la ventola di # termostati' }),
    edit: (count) => counted(count, { one: 'Modifica # codice di accesso', other: 'Modifica # codici di accesso' }),
    delete: (count) => counted(count, { one: 'Eliminare # codice di accesso?', other: 'Eliminare # codici di accesso?' })
  },
  confirm: {
    lock: (count) => counted(count, { one: 'Blocca # serratura', other: 'Blocca # serrature' }),
    unlock: (count) => counted(count, { one: 'Sblocca # serratura', other: 'Sblocca # serrature' }),
    code: (count) => counted(count, { one: 'Aggiungi a # serratura', other: 'Aggiungi a # serrature' }),
    preset: (count) => `Applica a ${number(count)}`,
    climate: (count) => `Imposta su ${number(count)}`,
    fan: (count) => `Imposta su ${number(count)}`,
    delete: (count) => counted(count, { one: 'Elimina # codice di accesso', other: 'Elimina # codici di accesso' })
  },
  skips: {
    lock: (count) => counted(count, { one: '# serratura verrà saltata', other: '# serrature verranno saltate' }),
    thermostat: (count) => counted(count, { one: '# termostato verrà saltato', other: '# termostati verranno saltati' }),
    'noise-sensor': (count) => counted(count, { one: '# sensore di rumore verrà saltato', other: '# sensori di rumore verranno saltati' })
  },
  fixed: {
    edit: (count) => counted(count, { one: '# codice non può essere modificato', other: '# codici non possono essere modificati' }),
    delete: (count) => counted(count, { one: '# codice non può essere eliminato', other: '# codici non possono essere eliminati' })
  },
  skipsFor: (what, reason) => `${what}: ${reason}`,
  why: {
    offline: 'offline',
    unsupported: 'non possibile',
    noMode: (name) => `senza la modalità “${name}”`,
    noPreset: (name) => `senza la preimpostazione “${name}”`
  },
  presetOn: (name, count, total) =>
    `${name} – ${number(count)} su ${number(total)}`,
  fitsNone: 'Nessuna lunghezza di codice va bene per tutte queste serrature: selezionane meno.',
  notCreated: 'Il codice non è stato aggiunto a questa serratura.',
  keepOpen: 'Tieni aperta questa pagina fino al termine.',
  running: {
    lock: (part) => `Blocco in corso: ${part}…`,
    unlock: (part) => `Sblocco in corso: ${part}…`,
    delete: (part) => `Eliminazione in corso: ${part}…`,
    other: (part) => `Invio in corso: ${part}…`
  },
  stop: 'Interrompi',
  stopping: 'Interruzione in corso…',
  results: {
    lock: (count) => `Bloccate: ${number(count)}`,
    unlock: (count) => `Sbloccate: ${number(count)}`,
    delete: (count) => `Eliminati: ${number(count)}`,
    other: (count) => `Fatto: ${number(count)}`,
    failed: (count) => `non riusciti: ${number(count)}`,
    skipped: (count) => `saltati: ${number(count)}`,
    stopped: (count) => `non inviati: ${number(count)}`
  },
  listed: (parts) => parts.join(', '),
  retry: 'Riprova',
  showDetails: 'Mostra dettagli',
  hideDetails: 'Nascondi dettagli',
  because: (reason, count) => `${reason} (${number(count)})`,
  failures: { jammed: 'Inceppata' },
  status: {
    waiting: 'In attesa',
    running: 'Invio in corso…',
    'still-waiting': 'Ancora nessuna risposta',
    succeeded: 'Fatto',
    canceled: 'Non consentito da questa pagina'
  },
  skipped: { pending: 'Già in corso', deleted: 'Eliminato', unsupported: 'Saltato', stopped: 'Non inviato' }
})
