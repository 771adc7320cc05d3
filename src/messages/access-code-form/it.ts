import type { Translation } from '../namespace.js'
import type { ACCESS_CODE_FORM } from './en.js'

/** The form of an access code, in Italian. */
export const it: Translation<typeof ACCESS_CODE_FORM> = ({ counted, list, number }) => ({
  nameNew: 'Nome del nuovo codice',
  name: 'Nome del codice',
  nameRequired: 'Il nome è obbligatorio',
  nameTooLong: `Massimo ${number(60)} caratteri`,
  code: 'Inserisci il codice (PIN)',
  numbersOnly: 'Solo cifre',
  codeRequired: 'Il codice è obbligatorio',
  codeLength: (lengths) => `Il codice deve avere una di queste lunghezze: ${list(lengths)}`,
  generate: 'Genera codice',
  generateFailed: 'Impossibile generare un codice. Riprova.',
  type: 'Periodo',
  ongoing: 'Senza scadenza',
  timeBound: 'Inizio e fine',
  start: 'Inizio',
  end: 'Fine',
  dateRequired: 'Inserisci una data e un’ora',
  endNotAfterStart: 'La fine deve essere successiva all’inizio',
  endPast: 'La fine è già passata',
  timing: 'Periodo',
  zoneAutomatic: 'Fuso orario (automatico)',
  zoneOther: 'Fuso orario (manuale)',
  useLocalZone: 'Usa il fuso orario locale',
  zones: 'Fusi orari',
  searchZones: 'Cerca fusi orari',
  noZones: 'Nessun fuso orario corrispondente',
  zoneCount: (count) => counted(count, { one: '# fuso orario', other: '# fusi orari' }),
  deviceZone: 'Fuso orario del dispositivo',
  saveFailed: 'Impossibile salvare il codice. Riprova.',
  notCreatable: 'Qui non si possono aggiungere codici di accesso.',
  notEditable: 'Questo codice di accesso non può essere modificato.',
  takesNoCodes: 'Questo dispositivo non accetta codici di accesso da qui. Consulta l’app del produttore per altri modi di dare accesso.',
  turnedOff: 'Qui è disattivato. Se ti serve, rivolgiti a un amministratore.'
})
