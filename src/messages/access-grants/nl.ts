import type { Translation } from '../namespace.js'
import type { ACCESS_GRANTS } from './en.js'

/** Access of people: what several screens say of it, in Dutch. */
export const nl: Translation<typeof ACCESS_GRANTS> = ({ number }) => ({
  title: 'Toegang',
  unnamed: 'Toegang',
  edit: 'Bewerken',
  remove: 'Toegang verwijderen',
  revoke: 'Intrekken',
  extend: 'Verlengen',
  chooseEnd: 'Kiezen…',
  extended: 'De toegang wordt verlengd',
  extendFailed: 'De toegang kon niet worden verlengd. Probeer het opnieuw.',
  clearSearch: 'Zoekopdracht wissen',
  loading: 'Toegang wordt geladen',
  missingId: 'Geen toegang geselecteerd. Stel het attribuut access-grant-id in.',
  notFound: 'Deze toegang is niet gevonden.',
  loadFailed: 'Deze toegang kon niet worden geladen',
  states: {
    removing: 'Wordt verwijderd…',
    ended: 'Verlopen',
    notWorking: 'Werkt niet',
    partlyWorking: 'Werkt gedeeltelijk',
    notReady: 'Niet klaar',
    partlyReady: 'Gedeeltelijk klaar',
    overprovisioned: 'Opent te veel',
    late: 'Vertraagd',
    preparing: 'Wordt voorbereid…',
    cardToEncode: 'Kaart te coderen',
    cardToAssign: 'Kaart toe te wijzen',
    ready: 'Klaar',
    active: 'Actief'
  },
  between: (start, end) => `${start} – ${end}`,
  noEnd: (start) => `Vanaf ${start}, zonder einde`,
  modes: {
    code: 'Pincode',
    mobile_key: 'Mobiele sleutel',
    card: 'Sleutelkaart',
    cloud_key: 'Cloudsleutel'
  },
  otherMode: 'Andere toegangsmethode',
  copyPin: 'Pincode kopiëren',
  ways: 'Toegangsmethoden',
  worksAt: (works, total) => `Werkt bij ${number(works)} van ${number(total)} deuren`,
  someDoor: 'Een deur',
  name: 'Naam',
  beingRemoved: 'De toegang wordt verwijderd.'
})
