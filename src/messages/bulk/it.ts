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
    'noise-sensor': (count) => counted(count, { one: '# sensore di rumore verrà saltato', other: '# sensori di rumore verranno saltati' }),
    code: (count) => counted(count, { one: '# codice di accesso verrà saltato', other: '# codici di accesso verranno saltati' })
  },
  skipsFor: (what, reason) => `${what}: ${reason}`,
  why: {
    offline: 'offline',
    unable: 'non possibile',
    noMode: (name) => `senza la modalità “${name}”`,
    noPreset: (name) => `senza la preimpostazione “${name}”`
  },
  presetOn: (name, count, total) =>
    `${name} – ${number(count)} su ${number(total)}`,
  fitsNone: 'Nessuna lunghezza di codice va bene per tutte queste serrature: selezionane meno.',
  notMade: 'Il codice non è stato aggiunto a questa serratura.',
  keepOpen: 'Tieni aperta questa pagina fino al termine.',
  progress: (settled, total, failed) =>
    `${number(settled)} su ${number(total)}${failed > 0 ? `, ${number(failed)} non riusciti` : ''}`,
  stop: 'Interrompi',
  stopping: 'Interruzione in corso…',
  finished: (done, total, failed, stopped) =>
    `Fatto: ${number(done)} su ${number(total)}${failed > 0 ? `, ${number(failed)} non riusciti` : ''}${stopped > 0 ? `, non inviati: ${number(stopped)}` : ''}`,
  retry: (count) => `Riprova ${number(count)}`,
  showDetails: 'Mostra dettagli',
  hideDetails: 'Nascondi dettagli',
  because: (reason, count) => `${reason} (${number(count)})`,
  status: {
    waiting: 'In attesa',
    running: 'Invio in corso…',
    'still-waiting': 'Ancora nessuna risposta',
    done: 'Fatto',
    canceled: 'Non consentito da questa pagina'
  },
  skipped: { 'under-way': 'Già in corso', gone: 'Eliminato', unable: 'Saltato', stopped: 'Interrotto prima dell’invio' }
})
