import type { en } from './en.js'

/** Connecting an account, in Portuguese. */
export const pt: typeof en = () => ({
  connectAccount: {
    connect: 'Conectar conta',
    failed: 'Não foi possível conectar a conta. Tente novamente.'
  }
})
