import type { en } from './en.js'

/** Connecting an account, in Portuguese. */
export const pt: typeof en = () => ({
  connectAccount: {
    connect: 'Conectar conta',
    failed: 'Não foi possível abrir a página para conectar a conta.',
    nextStep: 'Tente novamente em instantes. Se continuar falhando, fale com o suporte.'
  }
})
