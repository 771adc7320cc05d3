import * as platform from '../../../client/resources.js'
import type { AccessCodeFilter } from '../../../core/resources/host-functions.js'
import {
  booleanOption,
  functionOption,
  listOption,
  openedOption,
  prerendered,
  subjectOption,
  textOption
} from '../../../element/options/option.js'

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
  /** `true` to show when codes were used. @default false */
  readonly showUse?: boolean | undefined
}

export const accessCodeTableOptions = {
  deviceId: prerendered(subjectOption()),
  deviceIds: prerendered(listOption()),
  disableSearch: prerendered(booleanOption()),
  dense: prerendered(booleanOption()),
  selectable: booleanOption(),
  heading: prerendered(textOption()),
  showUse: prerendered(booleanOption()),
  openedAccessCodeId: openedOption('deviceId'),
  accessCodeFilter: functionOption<AccessCodeFilter>(),
  accessCodeComparator: functionOption<AccessCodeComparator>()
}
