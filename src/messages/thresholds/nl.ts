import type { Translation } from '../namespace.js'
import type { THRESHOLDS } from './en.js'

/** Editing noise thresholds, in Dutch. */
export const nl: Translation<typeof THRESHOLDS> = ({ number }) => ({
  title: 'Drempel toevoegen',
  name: 'Naam (optioneel)',
  decibels: 'Waarschuwen boven (dB)',
  score: 'Geluidsrisicoscore (NRS)',
  less: (name) => `${name}: lager`,
  more: (name) => `${name}: hoger`,
  start: 'Van',
  end: 'Tot',
  nextDay: 'volgende dag',
  required: 'Verplicht',
  notANumber: 'Voer een getal in.',
  notBoth: 'Voer decibel of een score in, niet allebei.',
  outOfRange: (least, most) => `Voer een getal van ${number(least)} tot en met ${number(most)} in.`,
  nameRequired: 'Een naam kan worden gewijzigd, maar niet verwijderd.',
  sameTime: 'Het einde moet verschillen van het begin.',
  day: 'De dag van middernacht tot middernacht',
  own: 'Deze drempel',
  otherThresholds: 'Andere drempels',
  during: (start, end) => `Van ${start} tot ${end}`,
  limit: (name, level) => (name ? `‘${name}’ (${level})` : `de grens van ${level}`),
  otherFirst: (during, limit) => `${during} meldt ${limit} als eerste.`,
  ownFirst: (during, limit) => `${during} meldt deze drempel als eerste, daarna ${limit}.`,
  sameLimit: (during) => `${during} heeft een andere drempel dezelfde grens.`,
  neverFirst: (name, level) =>
    `Deze drempel zou nooit melden: ${name ? `‘${name}’` : 'de andere drempel'} is op dezelfde tijden lager (${level}).`,
  created: 'Geluidsdrempel gemaakt',
  updated: 'Geluidsdrempel bijgewerkt',
  deleted: 'Geluidsdrempel wordt verwijderd',
  confirmDelete: 'Deze geluidsdrempel verwijderen?',
  confirm: 'Verwijderen',
  alreadyDeleted: 'Deze geluidsdrempel bestaat niet meer.',
  failed: 'De geluidsdrempel kon niet worden opgeslagen. Probeer het opnieuw.',
  deleteFailed: 'De geluidsdrempel kon niet worden verwijderd. Probeer het opnieuw.',
  offline: 'Geluidsdrempels kunnen worden gewijzigd zodra de sensor weer online is.'
})
