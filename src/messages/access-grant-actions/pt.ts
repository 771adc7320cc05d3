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
  extendFailed: 'Não foi possível prorrogar o acesso. Tente novamente.'
})
