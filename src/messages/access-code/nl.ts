import type { Translation } from '../namespace.js'
import type { ACCESS_CODE } from './en.js'

/** Details and deletion of an access code, in Dutch. */
export const nl: Translation<typeof ACCESS_CODE> = ({ counted }) => ({
  alerts: 'Meldingen',
  pinUnknown: 'Pincode nog niet bekend',
  beingRemoved: 'Deze toegangscode wordt nu verwijderd.',
  removed: 'Deze toegangscode is verwijderd.',
  person: 'Persoon',
  information: 'Code-info',
  id: 'ID',
  created: 'Gemaakt',
  timing: 'Periode',
  timeZone: 'Tijdzone',
  copyId: 'ID kopiëren',
  copied: 'Gekopieerd',
  copyYourself: (keys) => `Druk op ${keys} om te kopiëren`,
  confirmDelete: 'Deze code en de gegevens ervan verwijderen?',
  confirm: 'Verwijderen',
  deleted: 'De toegangscode wordt verwijderd',
  manyDeleted: (count: number): string => counted(count, { other: '# codes worden verwijderd' })
})
