import type { en } from './en.js'

/** Connecting an account, in Dutch. */
export const nl: typeof en = () => ({
  connectAccount: {
    connect: 'Account koppelen',
    failed: 'Het account kon niet worden gekoppeld. Probeer het opnieuw.'
  }
})
