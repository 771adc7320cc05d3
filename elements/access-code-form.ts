import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { scopeOptions } from '../src/element/options/scope-options.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { AccessCodeFormScreen } from '../src/features/access-codes/form/access-code-form-screen.js'
import { CodeFormPlaceholder } from '../src/features/access-codes/form/form-skeleton.js'

export type * from './host-types.js'

/**
 * A form that adds an access code to a device, or edits one.
 *
 * @tagname x-access-code-form
 * @example <x-access-code-form publishable-key="seam_pk1…" device-id="…"></x-access-code-form>
 *
 * @fires {AccessCodeCreatedEvent} access-code-created - An access code was created. The form is empty again.
 * @fires {BackEvent} back - The user left the form with Cancel, Escape or the back button.
 *
 * @csspart dialog - The question about discarding unsaved input.
 */
export class AccessCodeFormElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    { deviceId: scopeOptions.deviceId, accessCodeId: scopeOptions.accessCodeId },
    AccessCodeFormScreen,
    { placeholder: CodeFormPlaceholder, hasFeatureTexts: true }
  )

  /** The device that gets a new access code. Not needed with `access-code-id`. @attr device-id */
  declare deviceId: string | undefined

  /** The access code to edit. Omit it to add one. @attr access-code-id */
  declare accessCodeId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-access-code-form': AccessCodeFormElement
  }
}

define('x-access-code-form', AccessCodeFormElement)
