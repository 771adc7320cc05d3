import type * as platform from '../../../client/resources.js'

/** Host filter: returns `true` to list a code for a search text. `undefined` counts as `false`. */
export type AccessCodeFilter = (code: platform.AccessCode, search: string) => boolean | undefined

/** Compare function of the host, as for `Array.prototype.sort`. */
export type AccessCodeComparator = (first: platform.AccessCode, second: platform.AccessCode) => number

/** Host options of a list of codes. */
export interface CodeListOptions {
  /** Locks whose codes are listed together. Omit to list all. Ignored if the list has a `deviceId`. */
  readonly deviceIds?: readonly string[] | undefined
  readonly disableSearch?: boolean
  readonly accessCodeFilter?: AccessCodeFilter | undefined
  readonly accessCodeComparator?: AccessCodeComparator | undefined
  readonly dense?: boolean | undefined
  readonly selectable?: boolean | undefined
  readonly heading?: string | undefined
}
