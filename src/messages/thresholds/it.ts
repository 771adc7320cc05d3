import type { Translation } from '../namespace.js'
import type { THRESHOLDS } from './en.js'

/** Editing noise thresholds, in Italian. */
export const it: Translation<typeof THRESHOLDS> = ({ number }) => ({
  title: 'Aggiungi soglia',
  name: 'Nome (facoltativo)',
  decibels: 'Avviso sopra (dB)',
  score: 'Punteggio di rischio rumore (NRS)',
  less: (name) => `${name}: diminuisci`,
  more: (name) => `${name}: aumenta`,
  start: 'Dalle',
  end: 'Alle',
  nextDay: 'il giorno dopo',
  required: 'Obbligatorio',
  notANumber: 'Inserisci un numero.',
  notBoth: 'Indica i decibel oppure un punteggio, non entrambi.',
  outOfRange: (least, most) => `Inserisci un numero da ${number(least)} a ${number(most)}.`,
  nameRequired: 'Un nome si può cambiare, ma non togliere.',
  sameTime: 'La fine deve essere diversa dall’inizio.',
  day: 'Il giorno da mezzanotte a mezzanotte',
  own: 'Questa soglia',
  otherThresholds: 'Altre soglie',
  overlaps: (name, level, times) =>
    `${times}: vale anche «${name}» (${level}). Il limite più basso avvisa per primo.`,
  neverFirst: (name, level) => `Non si attiva mai: «${name}» (${level}) copre tutto questo orario.`,
  created: 'Soglia di rumore creata',
  updated: 'Soglia di rumore aggiornata',
  deleted: 'Eliminazione della soglia di rumore in corso',
  confirmDelete: 'Eliminare questa soglia di rumore?',
  confirm: 'Elimina',
  gone: 'Questa soglia di rumore non esiste più.',
  failed: 'Impossibile salvare la soglia di rumore. Riprova.',
  deleteFailed: 'Impossibile eliminare la soglia di rumore. Riprova.',
  offline: 'Le soglie di rumore si potranno modificare quando il sensore sarà di nuovo online.'
})
