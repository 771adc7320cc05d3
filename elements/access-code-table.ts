import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { readDeviceAndCodesFirst } from '../src/features/access-codes/data/first-reads.js'
import { deviceListQuery } from '../src/features/device/data/queries.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { booleanOption, functionOption, listOption, openedOption, textOption } from '../src/element/options/option.js'
import { AccessCodeTableScreen } from '../src/features/access-codes/table/access-code-table-screen.js'
import { tablePlaceholder } from '../src/element/table/table-placeholder.js'
import { withIssueList } from '../src/features/issues/with-issue-list.js'
import type { AccessCodeComparator, AccessCodeFilter } from '../src/features/access-codes/table/code-list-options.js'

export type * from './host-types.js'
export type {
  AccessCodeComparator,
  AccessCodeFilter
} from '../src/features/access-codes/table/code-list-options.js'

/**
 * The access codes of a device, with search and issue filter; a pressed row opens the details of its code. Codes are
 * added, copied, edited and deleted here, as far as the device takes it. Without a device, the codes of all locks, person by
 * person or lock by lock, or as a calendar of people and days.
 *
 * @summary A list of the access codes of a device, or of all locks.
 * @tagname x-access-code-table
 * @example <x-access-code-table publishable-key="seam_pk1…" device-id="…"></x-access-code-table>
 *
 * @fires {AccessCodeClickEvent} access-code-click - A row, or "View code details", was pressed. Cancelable: canceled, the details do not open.
 * @fires {AccessCodeEditEvent} access-code-edit - "Edit code" was pressed in the details of a code. Cancelable: canceled, its form does not open.
 * @fires {AccessCodeDeleteEvent} access-code-delete - "Delete code" was pressed in the details of a code. Cancelable: canceled, nobody is asked and nothing is deleted.
 * @fires {AccessCodeCreatedEvent} access-code-created - A code was made.
 * @fires {AccessCodeUpdatedEvent} access-code-updated - A code was changed.
 * @fires {AccessCodeDeletedEvent} access-code-deleted - A code was deleted; it is on its way off the device.
 * @fires {SelectionChangeEvent} selection-change - Other codes are chosen, where `selectable` lets them be.
 * @fires {BulkChangeEvent} bulk-change - What was done to many at once is over; it tells what became of each.
 * @fires {LockChangeEvent} lock-change - A door was locked or unlocked, in the details of a code.
 * @fires {IssueResolveEvent} issue-resolve - A step against something that is wrong was pressed. Cancelable: canceled, nothing is done, and the host does it in its own way.
 * @fires {ConnectWebviewEvent} connect-webview - There is a page on which an account is connected again. Cancelable: canceled, the browser does not go there.
 *
 * @slot header - Stands above the first screen, not above those that open from there.
 * @slot empty - Stands where there is no access code to list, in place of our words; where a search finds nothing, that is said.
 * @slot footer - Stands below the first screen, not below those that open from there.
 * @csspart row - The row of a code.
 */
export class AccessCodeTableElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    {
      deviceId: textOption(),
      deviceIds: listOption(),
      disableSearch: booleanOption(),
      dense: booleanOption(),
      selectable: booleanOption(),
      heading: textOption(),
      openedAccessCodeId: openedOption('deviceId'),
      accessCodeFilter: functionOption<AccessCodeFilter>(),
      accessCodeComparator: functionOption<AccessCodeComparator>()
    },
    withIssueList(AccessCodeTableScreen),
    {
      placeHolder: tablePlaceholder,
      first: (read, options) =>
        options.deviceId === undefined ? read(deviceListQuery(options)) : readDeviceAndCodesFirst(read, options)
    }
  )

  /** The device whose codes are listed. @default those of all locks, person by person @attr device-id */
  declare deviceId: string | undefined
  /** Without a `device-id`, only the codes of these locks: as an attribute CSV or a JSON array. @default all @attr device-ids */
  declare deviceIds: readonly string[] | undefined
  /** Hides the search box. @attr disable-search */
  declare disableSearch: boolean | undefined
  /** Gives each row less room, so that more are seen at once. @attr dense */
  declare dense: boolean | undefined
  /** Puts a check box before each row, so that all codes that are chosen are deleted at once. @attr selectable */
  declare selectable: boolean | undefined
  /** The text of the heading. @default Access Codes @attr heading */
  declare heading: string | undefined
  /**
   * The code whose details are open in place of the list; without it the list, or the form that was opened from there, is
   * shown. The element keeps it, and its attribute, up to date, as `screen-change` tells: a router can follow and lead. One
   * that is not there, or not among the codes that the table lists, is said to be missing. A form in which something was
   * typed is left without a question.
   *
   * @default none
   * @attr opened-access-code-id
   */
  declare openedAccessCodeId: string | undefined
  /** Which codes are listed for what is typed, in place of our search. */
  declare accessCodeFilter: AccessCodeFilter | undefined
  /** In which order codes are listed. @default newest first */
  declare accessCodeComparator: AccessCodeComparator | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-access-code-table': AccessCodeTableElement
  }
}

define('x-access-code-table', AccessCodeTableElement)
