import type { Translation } from '../namespace.js'
import type { REJECTED } from './en.js'

/** Reasons why a command was not sent, in German. */
export const de: Translation<typeof REJECTED> = () => ({
  title: 'Es wurde nichts gesendet',
  reasons: {
    'signed-out': 'Sie wurden abgemeldet.',
    'not-allowed': 'Sie haben dafür keine Berechtigung mehr.',
    'not-offered': 'Es ist nicht mehr in dieser Liste.',
    changed: 'Jemand anderes hat es inzwischen geändert.',
    expired: 'Es hat zu lange gedauert. Versuchen Sie es erneut.',
    'too-soon': 'Diese Schaltfläche hatte sich gerade erst geändert. Drücken Sie noch einmal darauf.',
    busy: 'Eine andere Änderung wird noch gesendet. Versuchen Sie es gleich noch einmal.'
  }
})
