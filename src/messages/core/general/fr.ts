import type { en } from './en.js'

/** Names that several screens share, and sign-in, in French. */
export const fr: typeof en = ({ counted, number }) => ({
  general: {
    back: 'Retour',
    tryAgain: 'Réessayer',
    stillTrying: 'Nouvelle tentative…',
    reload: 'Recharger',
    reloadPage: 'Recharger la page',
    needsReload: 'Ce navigateur ne peut le recharger qu’avec la page entière.',
    save: 'Enregistrer',
    cancel: 'Annuler',
    dismiss: 'Fermer',
    undo: 'Annuler l’action',
    undone: 'Action annulée',
    refresh: 'Actualiser',
    lastRead: (ago) => `Actualisé ${ago}`,
    offline: 'Vous êtes hors ligne. Ces informations ne sont peut-être plus à jour.',
    facts: (facts, separator = ' · ') => facts.join(separator),
    more: (count) => counted(count, { one: 'et # autre', other: 'et # autres' }),
    of: (part, whole) => `${number(part)} sur ${number(whole)}`,
    unknownError: 'Une erreur inconnue s’est produite',
    unreachable: 'Serveur injoignable. Vérifiez votre accès à Internet.',
    timedOut: 'Le serveur n’a pas répondu à temps. Réessayez.',
    notUpdated: 'Rien n’a été modifié, car les dernières valeurs n’ont pas pu être chargées.',
    deviceTimedOut: 'L’appareil n’a pas répondu à temps',
    operationRefused: 'Vous n’avez pas l’autorisation d’apporter des modifications ici.',
    refused: 'Vous n’avez pas l’autorisation de voir ces informations.',
    refusedDetail: 'Demandez l’accès à un administrateur.',
    failure: 'Un problème est survenu dans ce widget. Le reste de la page fonctionne toujours.',
    missing: 'L’élément a peut-être été supprimé, ou vous n’y avez pas accès.',
    details: 'Détails',
    requestId: (id) => `Requête ${id}`
  },
  session: {
    failed: 'Échec de la connexion',
    ended: 'Votre session est terminée',
    endedDetail: 'Reconnectez-vous pour continuer. Déjà fait\u00a0? Rechargez la page.',
    verifying: 'Vérification de votre identité',
    unverified: 'Impossible de vérifier votre identité',
    unauthorized: 'La clé ou le jeton a été refusé. Reconnectez-vous, ou vérifiez que la clé ou le jeton appartient à cet espace de travail.',
    invalidOptions: 'Problème de configuration',
    howToFix: (option, hasAttribute) => `Vérifiez ${hasAttribute ? 'l’attribut' : 'la propriété'} ${option}.`
  }
})
