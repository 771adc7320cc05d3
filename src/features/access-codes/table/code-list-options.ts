import type * as platform from '../../../client/resources.js'

/** Which codes a host wants listed for what was typed; `undefined` is no. */
export type AccessCodeFilter = (code: platform.AccessCode, search: string) => boolean | undefined

/** In which order a host wants codes listed, as `Array.prototype.sort` has it. */
export type AccessCodeComparator = (first: platform.AccessCode, second: platform.AccessCode) => number

/** Which codes a host wants listed, and how. */
export interface CodeListOptions {
  readonly disableSearch?: boolean
  readonly accessCodeFilter?: AccessCodeFilter | undefined
  readonly accessCodeComparator?: AccessCodeComparator | undefined
}

/** How a host wants a list of codes drawn. */
export interface CodeTableProps {
  readonly disableSearch?: boolean
  readonly dense?: boolean | undefined
  readonly selectable?: boolean | undefined
  readonly heading?: string | undefined
}
