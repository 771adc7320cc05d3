import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { readDeviceAndCodesFirst } from '../src/features/access-codes/data/first-reads.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { textOption } from '../src/element/options/option.js'
import { LockDetails } from '../src/features/device-table/details/lock-details.js'

export type * from './host-types.js'

/**
 * The details of a lock, with its state and a button to lock or unlock it.
 *
 * @summary The details of a lock, with its state and a button to lock or unlock it.
 * @tagname x-lock-details
 * @example <x-lock-details publishable-key="seam_pk1…" device-id="…"></x-lock-details>
 *
 * @fires {LockChangeEvent} lock-change - A door was locked or unlocked.
 * @fires {AccessCodeClickEvent} access-code-click - A row of the access codes, or "Show access code", was pressed. Cancelable: canceled, the details do not open.
 * @fires {AccessCodeEditEvent} access-code-edit - "Edit code" was pressed in the details of a code. Cancelable: canceled, its form does not open.
 * @fires {AccessCodeDeleteEvent} access-code-delete - "Delete code" was pressed in the details of a code. Cancelable: canceled, nobody is asked and nothing is deleted.
 * @fires {AccessCodeCreatedEvent} access-code-created - A code was made.
 * @fires {AccessCodeUpdatedEvent} access-code-updated - A code was changed.
 * @fires {AccessCodeDeletedEvent} access-code-deleted - A code was deleted; it is on its way off the device.
 * @fires {DeviceRenameEvent} device-rename - The device has another name.
 * @fires {IssueResolveEvent} issue-resolve - A step against something that is wrong was pressed. Cancelable: canceled, nothing is done, and the host does it in its own way.
 * @fires {ConnectWebviewEvent} connect-webview - There is a page on which an account is connected again. Cancelable: canceled, the browser does not go there.
 *
 * @slot header - Stands above the first screen, not above those that open from there.
 * @slot footer - Stands below the first screen, not below those that open from there.
 */
export class LockDetailsElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen({ deviceId: textOption() }, LockDetails, {
    first: readDeviceAndCodesFirst
  })

  /** The device to show. @attr device-id */
  declare deviceId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-lock-details': LockDetailsElement
  }
}

define('x-lock-details', LockDetailsElement)
