import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { ScreenElement } from '../src/element/custom-element/latchkey-element.js'
import { booleanOption, functionOption, textOption } from '../src/element/options/option.js'
import { AccessCodeTableScreen } from '../src/screens/access-codes/table/access-code-table-screen.js'
import { tablePlaceHolder } from '../src/screens/table/table-place-holder.js'
import type {
  AccessCodeComparator,
  AccessCodeFilter
} from '../src/screens/access-codes/table/use-access-code-rows.js'

/**
 * The access codes of a device, with search and issue filter; a pressed row opens the details of its code. Codes are
 * added, copied, edited and deleted here, as far as the device takes it.
 *
 * @summary A list of the access codes of a device.
 * @tagname x-access-code-table
 * @example <x-access-code-table publishable-key="seam_pk1…" device-id="…"></x-access-code-table>
 *
 * @fires {AccessCodeClickEvent} access-code-click - A row, or "View code details", was pressed. Cancelable: canceled, the details do not open.
 * @fires {AccessCodeEditEvent} access-code-edit - "Edit code" was pressed in the details of a code. Cancelable: canceled, its form does not open.
 * @fires {AccessCodeDeleteEvent} access-code-delete - "Delete code" was pressed in the details of a code. Cancelable: canceled, nobody is asked and nothing is deleted.
 * @fires {AccessCodeCreatedEvent} access-code-created - A code was made.
 * @fires {AccessCodeUpdatedEvent} access-code-updated - A code was changed.
 * @fires {AccessCodeDeletedEvent} access-code-deleted - A code was deleted; it is on its way off the device.
 * @fires {LockChangeEvent} lock-change - A door was locked or unlocked, in the details of a code.
 *
 * @slot header - Stands above the first screen, not above those that open from there.
 * @slot empty - Stands where there is no access code to list, in place of our words; where a search finds nothing, that is said.
 * @slot footer - Stands below the first screen, not below those that open from there.
 *
 * @csspart search - The search box.
 * @csspart filter - The chip that tells of issues.
 * @csspart badge - What tells that there are no issues.
 * @csspart row - The row of a code.
 * @csspart menu - The open menu of a row.
 * @csspart dialog - The question before a code is deleted, or before changes are discarded.
 * @csspart card - A frame around what belongs together.
 */
export class AccessCodeTableElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    {
      deviceId: textOption(),
      disableSearch: booleanOption(),
      dense: booleanOption(),
      heading: textOption(),
      accessCodeFilter: functionOption<AccessCodeFilter>(),
      accessCodeComparator: functionOption<AccessCodeComparator>()
    },
    AccessCodeTableScreen,
    { placeHolder: tablePlaceHolder }
  )

  /** The device whose codes are listed. @attr device-id */
  declare deviceId: string | undefined
  /** Hides the search box. @attr disable-search */
  declare disableSearch: boolean | undefined
  /** Gives each row less room, so that more are seen at once. @attr dense */
  declare dense: boolean | undefined
  /** The text of the heading. @default Access Codes @attr heading */
  declare heading: string | undefined
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
