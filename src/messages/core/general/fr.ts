import type { en } from './en.js'

/** Names that several screens share, and sign-in, in French. */
export const fr: typeof en = ({ number }) => ({
  general: {
    back: 'Retour',
    tryAgain: 'Réessayer',
    stillTrying: 'Nouvelle tentative…',
    reload: 'Recharger',
    save: 'Enregistrer',
    cancel: 'Annuler',
    dismiss: 'Fermer',
    undo: 'Annuler l’action',
    undone: 'Action annulée',
    refresh: 'Actualiser',
    lastRead: (ago) => `Actualisé ${ago}`,
    offline: 'Vous êtes hors ligne. Ces informations ne sont peut-être plus à jour.',
    facts: (facts, separator = ' · ') => facts.join(separator),
    of: (part, whole) => `${number(part)} sur ${number(whole)}`,
    unknownError: 'Une erreur inconnue s’est produite',
    unreachable: 'Connexion impossible pour le moment',
    timedOut: 'Le serveur n’a pas répondu à temps',
    deviceTimedOut: 'L’appareil n’a pas répondu à temps',
    forbidden: 'Vous n’avez pas l’autorisation d’apporter des modifications ici.',
    failure: 'Un problème est survenu ici. Le reste de la page n’est pas touché.',
    requestId: (id) => `Requête ${id}`
  },
  session: {
    failed: 'Échec de la connexion',
    ended: 'Votre session est terminée.',
    verifying: 'Vérification de votre identité',
    unverified: 'Impossible de vérifier votre identité',
    unauthorized: 'La clé ou le jeton a été refusé. Il a peut-être expiré ou appartient à un autre espace de travail.',
    optionsAtFault: 'Problème de configuration',
    howToFix: (option, hasAttribute) => `Vérifiez ${hasAttribute ? 'l’attribut' : 'la propriété'} ${option}.`
  }
})
