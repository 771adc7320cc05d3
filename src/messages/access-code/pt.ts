import type { Translation } from '../namespace.js'
import type { ACCESS_CODE } from './en.js'

/** Details and deletion of an access code, in Portuguese. */
export const pt: Translation<typeof ACCESS_CODE> = ({ counted }) => ({
  alerts: 'Alertas',
  pinUnknown: 'PIN ainda desconhecido',
  beingRemoved: 'Este código de acesso está sendo removido.',
  removed: 'Este código de acesso foi removido.',
  person: 'Pessoa',
  information: 'Informações do código',
  id: 'ID',
  created: 'Criado',
  timing: 'Período',
  timeZone: 'Fuso horário',
  copyId: 'Copiar ID',
  copied: 'Copiado',
  copyYourself: (keys) => `Pressione ${keys} para copiar`,
  confirmDelete: 'Excluir este código e seus dados?',
  confirm: 'Excluir',
  deleted: 'O código de acesso está sendo removido',
  manyDeleted: (count: number): string => counted(count, { other: '# códigos estão sendo removidos' })
})
