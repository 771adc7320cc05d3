import type { en } from './en.js'

/** Connecting an account, in French. */
export const fr: typeof en = () => ({
  connectAccount: {
    connect: 'Associer un compte',
    failed: 'Impossible d’ouvrir la page d’association de votre compte.',
    nextStep: 'Réessayez dans un instant. Si l’échec persiste, contactez l’assistance.'
  }
})
