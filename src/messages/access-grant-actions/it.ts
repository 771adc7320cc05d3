import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_ACTIONS } from './en.js'

/** Removing and changing access of people, in Italian. */
export const it: Translation<typeof ACCESS_GRANT_ACTIONS> = () => ({
  remove: 'Rimuovi accesso',
  confirmRemove: (name) => `Rimuovere l’accesso di ${name}?`,
  confirmRemoveUnnamed: 'Rimuovere questo accesso?',
  pinStopsAt: (doors) => `Il PIN smette di funzionare qui: ${doors}.`,
  pinStops: 'Il PIN smette di funzionare.',
  linkStops: 'Il link smette di funzionare.',
  cardStops: 'La tessera smette di funzionare.',
  cloudKeyStops: 'La chiave cloud smette di funzionare.',
  irreversible: 'L’operazione non può essere annullata.',
  deleted: 'Rimozione dell’accesso in corso',
  removed: 'Questo accesso è stato rimosso.',
  deleteFailed: 'Impossibile rimuovere l’accesso. Riprova.',
  unknown: 'Non si sa se l’accesso è stato rimosso. Riprova.',
  failed: 'Impossibile concedere di nuovo l’accesso.',
  extend: 'Proroga',
  extensions: { hour: '1 ora', day: '1 giorno' },
  extended: 'Proroga dell’accesso in corso',
  extendFailed: 'Impossibile prorogare l’accesso. Riprova.',
  addWay: 'Aggiungi un mezzo di accesso',
  added: 'In preparazione',
  addFailed: 'Impossibile aggiungere questo mezzo di accesso. Riprova.',
  revoke: 'Revoca',
  confirmRevoke: { code: 'Revocare il PIN?', mobile_key: 'Revocare la chiave mobile?', card: 'Revocare la tessera?', cloud_key: 'Revocare la chiave cloud?' },
  confirmRevokeOther: 'Revocare questo mezzo di accesso?',
  revoked: 'In rimozione',
  revokeFailed: 'Impossibile revocare questo mezzo di accesso. Riprova.',
  revokeUnknown: 'Non si sa se questo mezzo di accesso è stato revocato. Riprova.',
  showQrCode: 'Mostra codice QR',
  scanLink: 'Scansiona per aprire la chiave mobile',
  encode: 'Codifica tessera',
  encoding: 'Codifica in corso…',
  encodeFailed: 'Impossibile codificare la tessera. Riprova.'
})
