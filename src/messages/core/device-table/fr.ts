import type { en } from './en.js'

/** The table of devices, in French. */
export const fr: typeof en = ({ counted }) => ({
  deviceTable: {
    heading: 'Appareils',
    view: 'Affichage',
    search: 'Rechercher des appareils',
    clearSearch: 'Effacer la recherche',
    filters: 'Filtrer par problème',
    count: (count) => counted(count, { one: '# appareil', other: '# appareils' }),
    deviceIssues: (count) => counted(count, { one: '# problème d’appareil', other: '# problèmes d’appareil' }),
    accountIssues: (count) => counted(count, { one: '# problème de compte', other: '# problèmes de compte' }),
    healthy: 'Appareils et comptes OK',
    noisy: 'Trop de bruit',
    calm: 'Calme',
    idle: 'Au repos',
    unknown: 'État inconnu',
    columns: { device: 'Appareil', state: 'État', needs: 'À faire' },
    loading: 'Chargement des appareils',
    empty: 'Aucun appareil trouvé',
    failed: 'Les appareils n’ont pas pu être chargés',
    loadingMore: (count) => `${counted(count, { one: '# appareil', other: '# appareils' })} jusqu’ici…`
  }
})
