import type { AccessCodeFilter } from '../src/core/resources/host-functions.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { prerenderWith } from '../src/element/preload/prerender-preloaded.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { readFirst } from '../src/features/access-codes/data/first-queries.js'
import {
  type AccessCodeComparator,
  accessCodeTableOptions
} from '../src/features/access-codes/table/access-code-table-options.js'
import { AccessCodeTablePlaceholder } from '../src/features/access-codes/table/access-code-table-placeholder.js'
import { withCodeAccess } from '../src/features/access-grants/of-code/with-code-access.js'
import { AccessCodeTableScreen } from '../src/features/all-locks/access-code-table-screen.js'
import { withIssueList } from '../src/features/issues/with-issue-list.js'
import { prerenderScreen } from './first/access-code-table.js'

export type { AccessCodeFilter } from '../src/core/resources/host-functions.js'
export type { AccessCodeComparator } from '../src/features/access-codes/table/access-code-table-options.js'
export type * from './host-types.js'

/**
 * The access codes of a device, with search and an issue filter. A row opens the details of its code. Users can add,
 * copy, edit and delete codes if the device supports it. Without a device it lists the codes of all locks, by person,
 * by lock or as a calendar.
 *
 * @summary A list of the access codes of a device, or of all locks.
 * @tagname x-access-code-table
 * @example <x-access-code-table publishable-key="seam_pk1…" device-id="…"></x-access-code-table>
 *
 * @fires {AccessCodeClickEvent} access-code-click - The user chose a row or "View code details". Cancelable. Call `preventDefault()` to keep the details closed.
 * @fires {LockChangeEvent} lock-change - A lock confirmed that it was locked or unlocked from the details of an access code.
 *
 * @slot empty - Replaces the message of an empty list. Not used if a search has no results.
 * @csspart row - The row of a code.
 */
export class AccessCodeTableElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    accessCodeTableOptions,
    withCodeAccess(withIssueList(AccessCodeTableScreen)),
    {
      placeholder: AccessCodeTablePlaceholder,
      first: readFirst('lockOrDevices')
    }
  )

  /** The device whose codes are listed. @default the codes of all locks @attr device-id */
  declare deviceId: string | undefined
  /**
   * Without `device-id`: lists only the codes of these locks. As an attribute, CSV or a JSON array; an empty list shows
   * none.
   *
   * @default all
   * @attr device-ids
   */
  declare deviceIds: readonly string[] | undefined
  /** Hides the search box. @attr disable-search */
  declare disableSearch: boolean | undefined
  /** Makes rows lower, so that more of them fit. @attr dense */
  declare dense: boolean | undefined
  /** Adds a check box to each row, for deleting several codes at once. @attr selectable */
  declare selectable: boolean | undefined
  /**
   * Shows when each code was last used, and a filter of unused codes. Reads the events of the locks.
   *
   * @attr show-use
   */
  declare showUse: boolean | undefined
  /** The text of the heading. @default Access Codes @attr heading */
  declare heading: string | undefined
  /**
   * The access code whose details are open. Omit it to show the list. The element keeps the property and the attribute
   * in sync with its navigation and fires `screen-change`, so that a router can follow and lead. A code that the table
   * doesn't list is reported as missing. Changing it leaves a form without asking about unsaved input.
   *
   * @default none
   * @attr opened-access-code-id
   */
  declare openedAccessCodeId: string | undefined
  /** Decides which codes a search lists. Replaces the built-in search. */
  declare accessCodeFilter: AccessCodeFilter | undefined
  /** Compares two codes for sorting. @default newest first */
  declare accessCodeComparator: AccessCodeComparator | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-access-code-table': AccessCodeTableElement
  }
}

prerenderWith('x-access-code-table', prerenderScreen)
define('x-access-code-table', AccessCodeTableElement)
