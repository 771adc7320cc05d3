import type { en } from './en.js'

/** Connecting an account, in Spanish. */
export const es: typeof en = () => ({
  connectAccount: {
    connect: 'Conectar cuenta',
    failed: 'No se ha podido abrir la página para conectar su cuenta.',
    nextStep: 'Inténtelo de nuevo en un momento. Si sigue fallando, consulte al soporte.'
  }
})
