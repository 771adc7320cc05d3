import type { en } from './en.js'

/** A lock, in Portuguese. */
export const pt: typeof en = ({ counted, either, number }) => ({
  lock: {
    locked: 'Trancada',
    unlocked: 'Destrancada',
    unknown: 'Desconhecido',
    lock: 'Trancar',
    unlock: 'Destrancar',
    locking: 'Trancando…',
    unlocking: 'Destrancando…',
    lockStatus: 'Fechadura',
    notReported: 'Esta fechadura não informa se está trancada.',
    notRemote: 'Só pode ser trancada e destrancada na porta.',
    notReached: 'Saberemos se está trancada quando voltar a ter conexão.',
    updated: 'O estado da fechadura foi atualizado',
    updateFailed: 'Não foi possível atualizar o estado da fechadura',
    stillWaiting: 'Ainda aguardando a porta',
    codeLength: 'Tamanho do código',
    accessCodes: (count) => counted(count, { one: '# código de acesso', other: '# códigos de acesso' }),
    accessCodesUnknown: '– códigos de acesso',
    digits: (count) => `Código de ${number(count)} dígitos`,
    digitsBetween: (from, to) => `Código de ${number(from)} a ${number(to)} dígitos`,
    digitsOneOf: (counts) => `Código de ${either(counts)} dígitos`
  }
})
