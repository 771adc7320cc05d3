import type { en } from './en.js'

/** Connecting an account, in Dutch. */
export const nl: typeof en = () => ({
  connectAccount: {
    connect: 'Account koppelen',
    failed: 'De pagina om uw account te koppelen kon niet worden geopend.',
    nextStep: 'Probeer het zo meteen opnieuw. Blijft het mislukken, neem dan contact op met de klantenservice.'
  }
})
