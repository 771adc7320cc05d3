import type { Translation } from '../namespace.js'
import type { REJECTED } from './en.js'

/** Reasons why a command was not sent, in French. */
export const fr: Translation<typeof REJECTED> = () => ({
  title: 'Rien n’a été envoyé',
  reasons: {
    'signed-out': 'Votre session est terminée.',
    'not-allowed': 'Vous n’avez plus l’autorisation.',
    'not-offered': 'Cet élément n’est plus dans cette liste.',
    changed: 'Quelqu’un d’autre l’a modifié entre-temps.',
    expired: 'Cela a pris trop de temps. Réessayez.',
    'too-soon': 'Ce bouton venait de changer. Appuyez à nouveau.',
    busy: 'Une autre modification est encore en cours d’envoi. Réessayez dans un instant.'
  }
})
