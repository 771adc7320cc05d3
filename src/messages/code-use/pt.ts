import type { Translation } from '../namespace.js'
import type { CODE_USE } from './en.js'

/** Use of an access code, in its details, in Portuguese. */
export const pt: Translation<typeof CODE_USE> = ({ counted }) => ({
  title: 'Uso',
  lastUsed: 'Último uso',
  firstUsed: 'Primeiro uso',
  used: (count) => counted(count, { one: 'Usado # vez', other: 'Usado # vezes' }),
  usedAtLeast: (count) => counted(count, { one: 'Usado pelo menos # vez', other: 'Usado pelo menos # vezes' }),
  inWindow: 'nos últimos 30 dias',
  withBackup: 'com o código reserva',
  yesterday: (time) => `Ontem, ${time}`,
  usedAt: (when) => `Usado: ${when}`,
  denied: (count, when) => counted(count, { one: `Recusado # vez, ${when}`, other: `Recusado # vezes, a última ${when}` }),
  because: (denied, reason) => `${denied}: ${reason}`,
  reasons: {
    unknown_code: 'A fechadura não conhece o código',
    expired_code: 'Código expirado',
    blocklisted_code: 'Código bloqueado',
    too_many_attempts: 'Tentativas demais',
    blocked_by_privacy_mode: 'O modo de privacidade está ativado',
    credential_error: 'Não foi possível ler o código'
  },
  notUsed: 'Ainda não usado',
  notRecently: 'Nenhum uso nos últimos 30 dias',
  unknown: 'Nenhum uso informado. Esta fechadura talvez não informe qual código foi usado.',
  notReported: 'Esta fechadura não informa qual código foi usado.',
  offlineCode: 'O uso de códigos offline não é informado.',
  notFound: (count) => counted(count, { one: 'Nenhum uso no último evento.', other: 'Nenhum uso nos últimos # eventos.' }),
  lockOffline: 'A fechadura está offline. Usos posteriores podem faltar.',
  failed: 'Não foi possível carregar o uso deste código',
  showAll: 'Mostrar todos os usos'
})
