import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_ACTIONS } from './en.js'

/** Removing and changing access of people, in German. */
export const de: Translation<typeof ACCESS_GRANT_ACTIONS> = () => ({
  remove: 'Zugang entfernen',
  confirmRemove: (name) => `Zugang von ${name} entfernen?`,
  confirmRemoveUnnamed: 'Diesen Zugang entfernen?',
  pinStopsAt: (doors) => `Die PIN gilt nicht mehr für ${doors}.`,
  pinStops: 'Die PIN gilt nicht mehr.',
  linkStops: 'Der Link gilt nicht mehr.',
  cardStops: 'Die Karte gilt nicht mehr.',
  cloudKeyStops: 'Der Cloud-Schlüssel gilt nicht mehr.',
  irreversible: 'Das lässt sich nicht rückgängig machen.',
  deleted: 'Der Zugang wird entfernt',
  removed: 'Dieser Zugang wurde entfernt.',
  deleteFailed: 'Der Zugang konnte nicht entfernt werden. Bitte versuchen Sie es erneut.',
  unknown: 'Es ist nicht bekannt, ob der Zugang entfernt wurde. Bitte versuchen Sie es erneut.',
  failed: 'Der Zugang konnte nicht erneut gegeben werden.',
  extend: 'Verlängern',
  extensions: { hour: '1 Stunde', day: '1 Tag' },
  extended: 'Der Zugang wird verlängert',
  extendFailed: 'Der Zugang konnte nicht verlängert werden. Bitte versuchen Sie es erneut.',
  addWay: 'Zugangsweg hinzufügen',
  added: 'Wird vorbereitet',
  addFailed: 'Dieser Zugangsweg konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.',
  revoke: 'Widerrufen',
  confirmRevoke: { code: 'PIN widerrufen?', mobile_key: 'Mobilen Schlüssel widerrufen?', card: 'Schlüsselkarte widerrufen?', cloud_key: 'Cloud-Schlüssel widerrufen?' },
  confirmRevokeOther: 'Diesen Zugangsweg widerrufen?',
  revoked: 'Wird entfernt',
  revokeFailed: 'Dieser Zugangsweg konnte nicht widerrufen werden. Bitte versuchen Sie es erneut.',
  revokeUnknown: 'Es ist nicht bekannt, ob dieser Zugangsweg widerrufen wurde. Bitte versuchen Sie es erneut.',
  showQrCode: 'QR-Code anzeigen',
  scanLink: 'Zum Öffnen des mobilen Schlüssels scannen',
  encode: 'Karte codieren',
  encoding: 'Wird codiert…',
  encodeFailed: 'Die Karte konnte nicht codiert werden. Bitte versuchen Sie es erneut.'
})
