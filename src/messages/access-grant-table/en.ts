import { defineMessages } from '../namespace.js'

/** The list of access. */
export const ACCESS_GRANT_TABLE = defineMessages('accessGrantTable', ({ counted, number }) => ({
  heading: 'Access',
  give: 'Give access',
  search: 'Search access',
  filters: 'Filters',
  count: (count: number): string => counted(count, { one: '# access', other: '# accesses' }),
  loadingMore: (count: number): string => `${number(count)} so far…`,
  empty: 'No one has access yet',
  emptyHere: 'No access here yet',
  noMatch: 'No access matches',
  failed: 'Access could not be loaded',
  partFailed: 'Not everything could be loaded',
  refused: { title: 'You can’t manage access here.', detail: 'Ask an administrator for access, then try again.' },
  /** Label of a chip. @param plus `+` while the number may grow */
  attention: (count: number, plus: string): string =>
    counted(count, { one: `#${plus} needs attention`, other: `#${plus} need attention` }),
  sections: { attention: 'Needs attention', now: 'Now', soon: 'Next 30 days', later: 'Later', ended: 'Ended' },
  stateFailed: 'State could not be loaded',
  more: (count: number): string => `+${number(count)}`,
  /** Heads of columns. */
  where: 'Where',
  when: 'When'
}))
