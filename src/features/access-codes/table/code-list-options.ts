import type * as platform from '../../../client/resources.js'

/** Host filter: returns `true` to list a code for a search text. `undefined` counts as `false`. */
export type AccessCodeFilter = (code: platform.AccessCode, search: string) => boolean | undefined

/** Compare function of the host, as for `Array.prototype.sort`. */
export type AccessCodeComparator = (first: platform.AccessCode, second: platform.AccessCode) => number

/** Host options for filtering and sorting codes. */
export interface CodeListOptions {
  readonly disableSearch?: boolean
  readonly accessCodeFilter?: AccessCodeFilter | undefined
  readonly accessCodeComparator?: AccessCodeComparator | undefined
}

/** Host options for the appearance of the table. */
export interface CodeTableProps {
  readonly disableSearch?: boolean
  readonly dense?: boolean | undefined
  readonly selectable?: boolean | undefined
  readonly heading?: string | undefined
}
