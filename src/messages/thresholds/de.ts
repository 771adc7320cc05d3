import type { Translation } from '../namespace.js'
import type { THRESHOLDS } from './en.js'

/** Editing noise thresholds, in German. */
export const de: Translation<typeof THRESHOLDS> = ({ number }) => ({
  title: 'Lärmgrenze hinzufügen',
  name: 'Bezeichnung (optional)',
  decibels: 'Warnung über (dB)',
  score: 'Lärmrisikowert (NRS)',
  less: (name) => `${name}: niedriger`,
  more: (name) => `${name}: höher`,
  start: 'Von',
  end: 'Bis',
  nextDay: 'am nächsten Tag',
  required: 'Erforderlich',
  notANumber: 'Geben Sie eine Zahl ein.',
  notBoth: 'Geben Sie entweder Dezibel oder einen Risikowert ein.',
  outOfRange: (least, most) => `Geben Sie eine Zahl von ${number(least)} bis ${number(most)} ein.`,
  nameRequired: 'Ein Name lässt sich ändern, aber nicht entfernen.',
  sameTime: 'Das Ende muss sich vom Beginn unterscheiden.',
  day: 'Der Tag von Mitternacht bis Mitternacht',
  own: 'Diese Lärmgrenze',
  otherThresholds: 'Andere Lärmgrenzen',
  during: (start, end) => `Von ${start} bis ${end}`,
  limit: (name, level) => (name ? `„${name}“ (${level})` : `die Grenze von ${level}`),
  otherFirst: (during, limit) => `${during} meldet zuerst ${limit}.`,
  ownFirst: (during, limit) => `${during} meldet zuerst diese Lärmgrenze, dann ${limit}.`,
  sameLimit: (during) => `${during} hat eine andere Lärmgrenze denselben Wert.`,
  neverFirst: (name, level) =>
    `Diese Lärmgrenze würde nie melden: ${name ? `„${name}“` : 'Die andere Grenze'} ist zu denselben Zeiten niedriger (${level}).`,
  created: 'Lärmgrenze erstellt',
  updated: 'Lärmgrenze aktualisiert',
  deleted: 'Lärmgrenze wird gelöscht',
  confirmDelete: 'Diese Lärmgrenze löschen?',
  confirm: 'Löschen',
  alreadyDeleted: 'Diese Lärmgrenze gibt es nicht mehr.',
  failed: 'Die Lärmgrenze konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  deleteFailed: 'Die Lärmgrenze konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
  offline: 'Lärmgrenzen lassen sich ändern, sobald der Sensor nicht mehr offline ist.'
})
