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
  during: (start, end) => `Dalle ${start} alle ${end}`,
  limit: (name, level) => (name ? `«${name}» (${level})` : `il limite di ${level}`),
  otherFirst: (during, limit) => `${during} avvisa per primo ${limit}.`,
  ownFirst: (during, limit) => `${during} avvisa prima questa soglia, poi ${limit}.`,
  sameLimit: (during) => `${during} un’altra soglia ha lo stesso limite.`,
  neverFirst: (name, level) =>
    `Questa soglia non avviserebbe mai: ${name ? `«${name}»` : 'l’altra soglia'} è più bassa (${level}) negli stessi orari.`,
  created: 'Soglia di rumore creata',
  updated: 'Soglia di rumore aggiornata',
  deleted: 'Eliminazione della soglia di rumore in corso',
  confirmDelete: 'Eliminare questa soglia di rumore?',
  confirm: 'Elimina',
  alreadyDeleted: 'Questa soglia di rumore non esiste più.',
  failed: 'Impossibile salvare la soglia di rumore. Riprova.',
  deleteFailed: 'Impossibile eliminare la soglia di rumore. Riprova.',
  offline: 'Le soglie di rumore si potranno modificare quando il sensore sarà di nuovo online.'
})
