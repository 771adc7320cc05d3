import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_TABLE } from './en.js'

/** The list of access, in German. */
export const de: Translation<typeof ACCESS_GRANT_TABLE> = ({ counted, number }) => ({
  heading: 'Zugang',
  give: 'Zugang geben',
  search: 'Zugang suchen',
  filters: 'Filter',
  count: (count) => counted(count, { one: '# Zugang', other: '# Zugänge' }),
  loadingMore: (count) => `Bisher ${number(count)}…`,
  empty: 'Noch niemand hat Zugang',
  emptyHere: 'Hier gibt es noch keinen Zugang',
  noMatch: 'Kein passender Zugang',
  failed: 'Die Zugänge konnten nicht geladen werden',
  partFailed: 'Es konnte nicht alles geladen werden',
  refused: { title: 'Sie können den Zugang hier nicht verwalten.', detail: 'Bitten Sie einen Administrator um Zugriff, und versuchen Sie es dann erneut.' },
  attention: (count, plus) => counted(count, { one: `#${plus} braucht Aufmerksamkeit`, other: `#${plus} brauchen Aufmerksamkeit` }),
  sections: {
    attention: 'Braucht Aufmerksamkeit',
    now: 'Jetzt',
    soon: 'Nächste 30 Tage',
    later: 'Später',
    ended: 'Beendet'
  },
  stateFailed: 'Der Status konnte nicht geladen werden',
  more: (count) => `+${number(count)}`,
  where: 'Wo',
  when: 'Wann'
})
