import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_TABLE } from './en.js'

/** The list of access, in Dutch. */
export const nl: Translation<typeof ACCESS_GRANT_TABLE> = ({ counted, number }) => ({
  heading: 'Toegang',
  give: 'Toegang geven',
  search: 'Toegang zoeken',
  filters: 'Filters',
  count: (count) => counted(count, { one: '# toegang', other: '# toegangen' }),
  loadingMore: (count) => `Tot nu toe ${number(count)}…`,
  empty: 'Nog niemand heeft toegang',
  emptyHere: 'Hier is nog geen toegang',
  noMatch: 'Geen overeenkomende toegang',
  failed: 'De toegang kon niet worden geladen',
  partFailed: 'Niet alles kon worden geladen',
  refused: { title: 'U kunt de toegang hier niet beheren.', detail: 'Vraag een beheerder om toegang en probeer het daarna opnieuw.' },
  attention: (count, plus) => counted(count, { one: `#${plus} vraagt aandacht`, other: `#${plus} vragen aandacht` }),
  sections: {
    attention: 'Vraagt aandacht',
    now: 'Nu',
    soon: 'Komende 30 dagen',
    later: 'Later',
    ended: 'Verlopen'
  },
  stateFailed: 'De status kon niet worden geladen',
  more: (count) => `+${number(count)}`,
  where: 'Waar',
  when: 'Wanneer'
})
