import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_DETAILS } from './en.js'

/** The details of an access, in Dutch. */
export const nl: Translation<typeof ACCESS_GRANT_DETAILS> = ({ counted }) => ({
  removed: 'Deze toegang is verwijderd.',
  addWay: 'Toegangsmethode toevoegen',
  added: 'Wordt voorbereid',
  addFailed: 'Deze toegangsmethode kon niet worden toegevoegd. Probeer het opnieuw.',
  addUnknown: 'Het is niet bekend of deze toegangsmethode is toegevoegd. Probeer het opnieuw.',
  noWays: 'Geen toegangsmethode',
  waysFailed: 'De toegangsmethoden konden niet worden geladen',
  wayStates: {
    ready: 'Klaar',
    preparing: 'Wordt voorbereid…',
    failed: 'Niet klaar',
    removing: 'Wordt verwijderd…',
    changing: 'Klaar, de tijden worden gewijzigd',
    toEncode: 'Nog te coderen',
    toAssign: 'Nog toe te wijzen',
    encoded: 'Gecodeerd'
  },
  readySince: (date) => `Klaar sinds ${date}`,
  wayReady: (way) => `${way} klaar`,
  copyLink: 'Link kopiëren',
  link: 'Link',
  linkHidden: 'De link kan niet worden getoond',
  uses: (count) => counted(count, { one: 'Eén keer te gebruiken', other: '# keer te gebruiken' }),
  atDesk: 'Codeer de kaart bij de receptie.',
  webPass: 'Opent via de webpas van de gast.',
  doors: 'Deuren',
  doorsIncomplete: 'Hier kunnen deuren ontbreken.',
  doorStates: {
    set: 'Pincode staat op het slot',
    later: 'Pincode wordt kort voor het begin ingesteld',
    setting: 'Pincode wordt ingesteld…',
    removing: 'Pincode wordt verwijderd…',
    failed: 'Pincode staat niet op het slot',
    unsure: 'Het is niet bekend of de pincode werkt',
    missing: 'Geen toegangsmethode',
    ready: 'Klaar',
    preparing: 'Wordt voorbereid…'
  },
  offline: 'Offline',
  person: 'Persoon',
  email: 'E-mail',
  phone: 'Telefoon',
  events: 'Wat er is gebeurd',
  information: 'Info over toegang',
  id: 'ID',
  copyId: 'ID kopiëren',
  key: 'Sleutel',
  reservation: 'Reservering',
  created: 'Gemaakt',
  timeZone: 'Tijdzone',
  activeUntil: (date) => `Actief tot ${date}`,
  readyFrom: (date) => `Klaar, begint ${date}`,
  endedAt: (date) => `Verlopen ${date}`
})
