import type { Translation } from '../namespace.js'
import type { REJECTED } from './en.js'

/** Reasons why a command was not sent, in Portuguese. */
export const pt: Translation<typeof REJECTED> = () => ({
  title: 'Nada foi enviado',
  reasons: {
    'signed-out': 'A sessão foi encerrada.',
    'not-allowed': 'Você não tem mais permissão.',
    'not-offered': 'Não está mais nesta lista.',
    changed: 'Outra pessoa alterou isso nesse meio-tempo.',
    expired: 'Demorou demais. Tente novamente.',
    'too-soon': 'Este botão tinha acabado de mudar. Pressione-o novamente.',
    busy: 'Outra alteração ainda está sendo enviada. Tente novamente em instantes.'
  }
})
