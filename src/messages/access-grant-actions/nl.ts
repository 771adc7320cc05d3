import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_ACTIONS } from './en.js'

/** Removing and changing access of people, in Dutch. */
export const nl: Translation<typeof ACCESS_GRANT_ACTIONS> = () => ({
  remove: 'Toegang verwijderen',
  confirmRemove: (name) => `Toegang van ${name} verwijderen?`,
  confirmRemoveUnnamed: 'Deze toegang verwijderen?',
  pinStopsAt: (doors) => `De pincode werkt niet meer bij ${doors}.`,
  pinStops: 'De pincode werkt niet meer.',
  linkStops: 'De link werkt niet meer.',
  cardStops: 'De kaart werkt niet meer.',
  cloudKeyStops: 'De cloudsleutel werkt niet meer.',
  irreversible: 'Dit kan niet ongedaan worden gemaakt.',
  deleted: 'De toegang wordt verwijderd',
  removed: 'Deze toegang is verwijderd.',
  deleteFailed: 'De toegang kon niet worden verwijderd. Probeer het opnieuw.',
  unknown: 'Het is niet bekend of de toegang is verwijderd. Probeer het opnieuw.',
  failed: 'De toegang kon niet opnieuw worden gegeven.',
  extend: 'Verlengen',
  extensions: { hour: '1 uur', day: '1 dag' },
  extended: 'De toegang wordt verlengd',
  extendFailed: 'De toegang kon niet worden verlengd. Probeer het opnieuw.',
  addWay: 'Toegangsmethode toevoegen',
  added: 'Wordt voorbereid',
  addFailed: 'Deze toegangsmethode kon niet worden toegevoegd. Probeer het opnieuw.',
  revoke: 'Intrekken',
  confirmRevoke: { code: 'Pincode intrekken?', mobile_key: 'Mobiele sleutel intrekken?', card: 'Sleutelkaart intrekken?', cloud_key: 'Cloudsleutel intrekken?' },
  confirmRevokeOther: 'Deze toegangsmethode intrekken?',
  revoked: 'Wordt verwijderd',
  revokeFailed: 'Deze toegangsmethode kon niet worden ingetrokken. Probeer het opnieuw.',
  revokeUnknown: 'Het is niet bekend of deze toegangsmethode is ingetrokken. Probeer het opnieuw.',
  showQrCode: 'QR-code tonen',
  scanLink: 'Scan om de mobiele sleutel te openen',
  encode: 'Kaart coderen',
  encoding: 'Wordt gecodeerd…',
  encodeFailed: 'De kaart kon niet worden gecodeerd. Probeer het opnieuw.'
})
