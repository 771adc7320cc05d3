import type { Translation } from '../namespace.js'
import type { ACCESS_CODE_FORM } from './en.js'

/** The form of an access code, in German. */
export const de: Translation<typeof ACCESS_CODE_FORM> = ({ counted, list, number }) => ({
  nameNew: 'Name des neuen Codes',
  name: 'Name des Codes',
  nameRequired: 'Geben Sie einen Namen ein',
  nameTooLong: `Höchstens ${number(60)} Zeichen`,
  code: 'Code (PIN)',
  numbersOnly: 'Nur Ziffern',
  codeRequired: 'Geben Sie einen Code ein',
  codeLength: (lengths) => `Der Code muss eine dieser Längen haben: ${list(lengths)}`,
  generate: 'Code erzeugen',
  generateFailed: 'Es konnte kein Code erzeugt werden. Bitte versuchen Sie es erneut.',
  type: 'Zeitraum',
  ongoing: 'Unbefristet',
  timeBound: 'Beginn und Ende',
  start: 'Beginn',
  end: 'Ende',
  dateRequired: 'Geben Sie Datum und Uhrzeit ein',
  endNotAfterStart: 'Das Ende muss nach dem Beginn liegen',
  endPast: 'Das Ende liegt in der Vergangenheit',
  timing: 'Zeitraum',
  zoneAutomatic: 'Zeitzone (automatisch)',
  zoneOther: 'Zeitzone (manuell)',
  useLocalZone: 'Lokale Zeitzone verwenden',
  zones: 'Zeitzonen',
  searchZones: 'Zeitzonen suchen',
  noZones: 'Keine passende Zeitzone',
  zoneCount: (count) => counted(count, { one: '# Zeitzone', other: '# Zeitzonen' }),
  deviceZone: 'Zeitzone des Geräts',
  saveFailed: 'Der Code konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  notCreatable: 'Hier können keine Zugangscodes hinzugefügt werden.',
  notEditable: 'Dieser Zugangscode kann nicht bearbeitet werden.',
  takesNoCodes: 'Dieses Gerät nimmt von hier keine Zugangscodes an. Sehen Sie in der App des Herstellers nach, wie Sie sonst Zugang geben können.',
  turnedOff: 'Das ist hier abgeschaltet. Wenden Sie sich bei Bedarf an einen Administrator.'
})
