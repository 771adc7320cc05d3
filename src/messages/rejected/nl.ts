import type { Translation } from '../namespace.js'
import type { REJECTED } from './en.js'

/** Reasons why a command was not sent, in Dutch. */
export const nl: Translation<typeof REJECTED> = () => ({
  title: 'Er is niets verzonden',
  reasons: {
    'signed-out': 'U bent afgemeld.',
    'not-allowed': 'U hebt hiervoor geen toestemming meer.',
    'not-offered': 'Het staat niet meer in deze lijst.',
    changed: 'Iemand anders heeft het intussen gewijzigd.',
    expired: 'Het duurde te lang. Probeer het opnieuw.',
    'too-soon': 'Deze knop was net veranderd. Druk er nog eens op.',
    busy: 'Een andere wijziging wordt nog verzonden. Probeer het zo opnieuw.'
  }
})
