import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_ACTIONS } from './en.js'

/** Removing and changing access of people, in Portuguese. */
export const pt: Translation<typeof ACCESS_GRANT_ACTIONS> = () => ({
  remove: 'Remover acesso',
  confirmRemove: (name) => `Remover o acesso de ${name}?`,
  confirmRemoveUnnamed: 'Remover este acesso?',
  pinStopsAt: (doors) => `O PIN deixa de funcionar em ${doors}.`,
  pinStops: 'O PIN deixa de funcionar.',
  linkStops: 'O link deixa de funcionar.',
  cardStops: 'O cartão deixa de funcionar.',
  cloudKeyStops: 'A chave na nuvem deixa de funcionar.',
  irreversible: 'Esta ação não pode ser desfeita.',
  deleted: 'O acesso está sendo removido',
  removed: 'Este acesso foi removido.',
  deleteFailed: 'Não foi possível remover o acesso. Tente novamente.',
  unknown: 'Não se sabe se o acesso foi removido. Tente novamente.',
  failed: 'Não foi possível conceder o acesso novamente.',
  extend: 'Prorrogar',
  extensions: { hour: '1 hora', day: '1 dia' },
  extended: 'O acesso está sendo prorrogado',
  extendFailed: 'Não foi possível prorrogar o acesso. Tente novamente.',
  addWay: 'Adicionar um meio de acesso',
  added: 'Em preparação',
  addFailed: 'Não foi possível adicionar este meio de acesso. Tente novamente.',
  revoke: 'Revogar',
  confirmRevoke: { code: 'Revogar o PIN?', mobile_key: 'Revogar a chave móvel?', card: 'Revogar o cartão?', cloud_key: 'Revogar a chave na nuvem?' },
  confirmRevokeOther: 'Revogar este meio de acesso?',
  revoked: 'Em remoção',
  revokeFailed: 'Não foi possível revogar este meio de acesso. Tente novamente.',
  revokeUnknown: 'Não se sabe se este meio de acesso foi revogado. Tente novamente.',
  showQrCode: 'Mostrar código QR',
  scanLink: 'Escaneie para abrir a chave móvel',
  encode: 'Codificar cartão',
  encoding: 'Codificando…',
  encodeFailed: 'Não foi possível codificar o cartão. Tente novamente.'
})
