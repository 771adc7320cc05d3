import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { textOption } from '../src/element/options/option.js'
import { AccessCodeFormScreen } from '../src/features/access-codes/form/access-code-form-screen.js'

export type * from './host-types.js'

/**
 * A form that adds an access code to a device, or edits one.
 *
 * @summary A form that adds an access code to a device, or edits one.
 * @tagname x-access-code-form
 * @example <x-access-code-form publishable-key="seam_pk1…" device-id="…"></x-access-code-form>
 *
 * @fires {AccessCodeCreatedEvent} access-code-created - A code was made; the form is empty again.
 * @fires {AccessCodeUpdatedEvent} access-code-updated - The code was changed.
 * @fires {BackEvent} back - The form was left, by "Cancel", by Escape or by its back button.
 *
 * @slot header - Stands above the first screen, not above those that open from there.
 * @slot footer - Stands below the first screen, not below those that open from there.
 *
 * @csspart dialog - The question whether to discard what was entered.
 */
export class AccessCodeFormElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    { deviceId: textOption(), accessCodeId: textOption() },
    AccessCodeFormScreen
  )

  /** The device that is to have a new code; with `access-code-id` it is not needed. @attr device-id */
  declare deviceId: string | undefined

  /** The code to edit; without it a new one is made. @attr access-code-id */
  declare accessCodeId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-access-code-form': AccessCodeFormElement
  }
}

define('x-access-code-form', AccessCodeFormElement)
