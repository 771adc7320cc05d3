import type { Translation } from '../namespace.js'
import type { ACCESS_CODE_FORM } from './en.js'

/** The form of an access code, in Dutch. */
export const nl: Translation<typeof ACCESS_CODE_FORM> = ({ counted, list, number }) => ({
  nameNew: 'Naam van de nieuwe code',
  name: 'Naam van de code',
  nameRequired: 'Voer een naam in',
  nameTooLong: `Maximaal ${number(60)} tekens`,
  code: 'Voer de code in (pincode)',
  numbersOnly: 'Alleen cijfers',
  codeRequired: 'Voer een code in',
  codeLength: (lengths) => `De code moet een van deze lengtes hebben: ${list(lengths)}`,
  generate: 'Code genereren',
  generateFailed: 'Er kon geen code worden gegenereerd. Probeer het opnieuw.',
  type: 'Periode',
  ongoing: 'Onbeperkt',
  timeBound: 'Begin en einde',
  start: 'Begin',
  end: 'Einde',
  dateRequired: 'Voer een datum en een tijd in',
  endNotAfterStart: 'Het einde moet na het begin liggen',
  endPast: 'Het einde ligt in het verleden',
  timing: 'Periode',
  zoneAutomatic: 'Tijdzone (automatisch)',
  zoneOther: 'Tijdzone (handmatig)',
  useLocalZone: 'Lokale tijdzone gebruiken',
  zones: 'Tijdzones',
  searchZones: 'Tijdzones zoeken',
  noZones: 'Geen tijdzone gevonden',
  zoneCount: (count) => counted(count, { one: '# tijdzone', other: '# tijdzones' }),
  deviceZone: 'Tijdzone van het apparaat',
  saveFailed: 'De code kon niet worden opgeslagen. Probeer het opnieuw.',
  notCreatable: 'Hier kunnen geen toegangscodes worden toegevoegd.',
  notEditable: 'Deze toegangscode kan niet worden bewerkt.',
  takesNoCodes: 'Dit apparaat accepteert vanaf hier geen toegangscodes. Kijk in de app van de fabrikant hoe u anders toegang kunt geven.',
  turnedOff: 'Dit staat hier uit. Vraag een beheerder als u dit nodig hebt.'
})
