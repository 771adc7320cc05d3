import type { Translation } from '../namespace.js'
import type { REJECTED } from './en.js'

/** Reasons why a command was not sent, in Spanish. */
export const es: Translation<typeof REJECTED> = () => ({
  title: 'No se ha enviado nada',
  reasons: {
    'signed-out': 'Su sesión se ha cerrado.',
    'not-allowed': 'Ya no tiene permiso.',
    'not-offered': 'Ya no está en esta lista.',
    changed: 'Otra persona lo ha cambiado entretanto.',
    expired: 'Ha tardado demasiado. Inténtelo de nuevo.',
    'too-soon': 'Este botón acababa de cambiar. Púlselo de nuevo.',
    busy: 'Todavía se está enviando otro cambio. Inténtelo de nuevo en un momento.'
  }
})
