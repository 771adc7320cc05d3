import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { readDeviceAndCodesFirst } from '../src/features/access-codes/data/first-reads.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { textOption } from '../src/element/options/option.js'
import { LockDetails } from '../src/features/device-table/details/lock-details.js'
import { splitScreenPlaceholder } from '../src/features/device/device-screen-placeholder.js'

export type * from './host-types.js'

/**
 * The details of a lock, with its state and a button that locks or unlocks it.
 *
 * @summary The details of a lock, with its state and a button that locks or unlocks it.
 * @tagname x-lock-details
 * @example <x-lock-details publishable-key="seam_pk1…" device-id="…"></x-lock-details>
 *
 * @fires {LockChangeEvent} lock-change - A lock confirmed that it was locked or unlocked.
 * @fires {AccessCodeClickEvent} access-code-click - The user chose a row of the access codes or "Show access code". Cancelable. Call `preventDefault()` to keep the details closed.
 * @fires {AccessCodeEditEvent} access-code-edit - The user chose "Edit code" in the details of an access code. Cancelable. Call `preventDefault()` to keep the form closed.
 * @fires {AccessCodeDeleteEvent} access-code-delete - The user chose "Delete code" in the details of an access code. Cancelable. Call `preventDefault()` to skip the confirmation and the deletion.
 * @fires {AccessCodeCreatedEvent} access-code-created - An access code was created.
 * @fires {AccessCodeUpdatedEvent} access-code-updated - An access code was updated.
 * @fires {AccessCodeDeletedEvent} access-code-deleted - The platform accepted a deletion; the code is being removed from its device.
 * @fires {DeviceRenameEvent} device-rename - The device was renamed.
 * @fires {IssueResolveEvent} issue-resolve - The user chose a resolution step for an issue. Cancelable. Call `preventDefault()` to handle it yourself.
 * @fires {ConnectWebviewEvent} connect-webview - The page for reconnecting an account is ready. Cancelable. Call `preventDefault()` to keep the browser from navigating there.
 *
 * @slot header - Shown above the first screen. Not shown above screens that open from there.
 * @slot footer - Shown below the first screen. Not shown below screens that open from there.
 */
export class LockDetailsElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen({ deviceId: textOption() }, LockDetails, {
    placeholder: splitScreenPlaceholder,
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
