import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_TABLE } from './en.js'

/** The list of access, in French. */
export const fr: Translation<typeof ACCESS_GRANT_TABLE> = ({ counted, number }) => ({
  heading: 'Accès',
  give: 'Donner accès',
  search: 'Rechercher des accès',
  filters: 'Filtres',
  count: (count) => counted(count, { one: '# accès', other: '# accès' }),
  loadingMore: (count) => `${number(count)} jusqu’ici…`,
  empty: 'Personne n’a encore accès',
  emptyHere: 'Aucun accès ici pour l’instant',
  noMatch: 'Aucun accès ne correspond',
  failed: 'Les accès n’ont pas pu être chargés',
  partFailed: 'Tout n’a pas pu être chargé',
  refused: { title: 'Vous ne pouvez pas gérer les accès ici.', detail: 'Demandez l’accès à un administrateur, puis réessayez.' },
  attention: (count, plus) => counted(count, { one: `#${plus} à vérifier`, other: `#${plus} à vérifier` }),
  sections: {
    attention: 'À vérifier',
    now: 'Maintenant',
    soon: '30 prochains jours',
    later: 'Plus tard',
    ended: 'Terminés'
  },
  stateFailed: 'L’état n’a pas pu être chargé',
  more: (count) => `+${number(count)}`,
  where: 'Où',
  when: 'Quand'
})
