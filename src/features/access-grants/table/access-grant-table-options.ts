import type * as platform from '../../../client/resources.js'
import type { AccessGrantFilter } from '../../../core/resources/host-functions.js'
import {
  booleanOption,
  functionOption,
  openedOption,
  subjectOption,
  textOption
} from '../../../element/options/option.js'
import type { GrantFilters } from '../data/access-grant-queries.js'

/** Compare function of the host, as for `Array.prototype.sort`. */
export type AccessGrantComparator = (first: platform.AccessGrant, second: platform.AccessGrant) => number

/** Host options of a list of access grants. */
export interface GrantListOptions extends GrantFilters {
  readonly disableSearch?: boolean
  readonly accessGrantFilter?: AccessGrantFilter | undefined
  readonly accessGrantComparator?: AccessGrantComparator | undefined
  readonly dense?: boolean | undefined
  readonly heading?: string | undefined
}

export const accessGrantTableOptions = {
  spaceId: textOption(),
  deviceId: subjectOption(),
  acsEntranceId: textOption(),
  userIdentityId: textOption(),
  reservationKey: textOption(),
  disableSearch: booleanOption(),
  dense: booleanOption(),
  heading: textOption(),
  openedAccessGrantId: openedOption(),
  accessGrantFilter: functionOption<AccessGrantFilter>(),
  accessGrantComparator: functionOption<AccessGrantComparator>()
}
