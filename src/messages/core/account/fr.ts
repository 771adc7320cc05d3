import type { en } from './en.js'

/** Connecting an account, in French. */
export const fr: typeof en = () => ({
  connectAccount: {
    connect: 'Associer un compte',
    failed: 'Le compte n’a pas pu être associé. Veuillez réessayer.'
  }
})
