import type { AccessGrantFilter } from '../src/core/resources/host-functions.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { TablePlaceholder } from '../src/element/table/table-placeholder.js'
import {
  type AccessGrantComparator,
  accessGrantTableOptions
} from '../src/features/access-grants/table/access-grant-table-options.js'
import { AccessGrantTableScreen } from '../src/features/access-grants/table/access-grant-table-screen.js'
import { withDeviceDetails } from '../src/features/device-table/details/with-device-details.js'

export type { AccessGrantFilter } from '../src/core/resources/host-functions.js'
export type { AccessGrantComparator } from '../src/features/access-grants/table/access-grant-table-options.js'
export type * from './host-types.js'

/**
 * Access grants in sections by time, with search and a filter for those that need attention. A row opens the
 * details. The filters can be combined. Needs a client session with a customer.
 *
 * @summary A list of who has access, with details.
 * @tagname x-access-grant-table
 * @example <x-access-grant-table client-session-token="seam_cst1…"></x-access-grant-table>
 *
 * @fires {AccessGrantClickEvent} access-grant-click - The user chose a row. Cancelable. Call `preventDefault()` to keep the details closed.
 * @fires {DeviceClickEvent} device-click - The user chose a door that is a lock. Cancelable. Call `preventDefault()` to keep the details closed.
 *
 * @slot empty - Replaces the message of an empty list. Not used if a search has no results.
 * @csspart row - The row of an access.
 */
export class AccessGrantTableElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    accessGrantTableOptions,
    withDeviceDetails(AccessGrantTableScreen),
    {
      placeholder: TablePlaceholder,
      hasFeatureTexts: true
    }
  )

  /** Lists only access to this space. @default all @attr space-id */
  declare spaceId: string | undefined
  /** Lists only access to this device. @default all @attr device-id */
  declare deviceId: string | undefined
  /** Lists only access to this entrance. @default all @attr acs-entrance-id */
  declare acsEntranceId: string | undefined
  /** Lists only the access of this person. @default all @attr user-identity-id */
  declare userIdentityId: string | undefined
  /** Lists only the access of this reservation. @default all @attr reservation-key */
  declare reservationKey: string | undefined
  /** Hides the search box. @attr disable-search */
  declare disableSearch: boolean | undefined
  /** Makes rows lower, so that more of them fit. @attr dense */
  declare dense: boolean | undefined
  /** The text of the heading. @default Access @attr heading */
  declare heading: string | undefined
  /**
   * The access grant whose details are open. Omit it to show the list. The element keeps the property and the attribute in
   * sync with its navigation and fires `screen-change`, so that a router can follow and lead. An access grant that the
   * table doesn't list is reported as missing.
   *
   * @default none
   * @attr opened-access-grant-id
   */
  declare openedAccessGrantId: string | undefined
  /** Decides which access grants a search lists. Replaces the built-in search. */
  declare accessGrantFilter: AccessGrantFilter | undefined
  /** Compares two access grants for sorting. The list then has no sections. @default by time, in sections */
  declare accessGrantComparator: AccessGrantComparator | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-access-grant-table': AccessGrantTableElement
  }
}

define('x-access-grant-table', AccessGrantTableElement)
