import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { scopeOptions } from '../src/element/options/scope-options.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { readFirst } from '../src/features/access-codes/data/first-queries.js'
import { AccessCodeDetails } from '../src/features/access-codes/details/access-code-details.js'
import { AccessCodePlaceholder } from '../src/features/access-codes/details/access-code-skeleton.js'
import { withCodeAccess } from '../src/features/access-grants/of-code/with-code-access.js'
import { withIssueList } from '../src/features/issues/with-issue-list.js'

export type * from './host-types.js'

/**
 * The details of an access code and of the device it is on. Users can copy, edit and delete it.
 *
 * @summary The details of an access code, with buttons to copy, edit and delete it.
 * @tagname x-access-code-details
 * @example <x-access-code-details publishable-key="seam_pk1…" access-code-id="…"></x-access-code-details>
 *
 * @fires {AccessCodeEditEvent} access-code-edit - The user chose "Edit code". Cancelable. Call `preventDefault()` to keep the form closed.
 * @fires {AccessCodeDeleteEvent} access-code-delete - The user chose "Delete code". Cancelable. Call `preventDefault()` to skip the confirmation and the deletion.
 * @fires {AccessGrantClickEvent} access-grant-click - The user chose "Show access" of a code that belongs to an access. Cancelable. Call `preventDefault()` to keep the details closed.
 * @fires {AccessCodeCreatedEvent} access-code-created - A backup code replaced the access code.
 */
export class AccessCodeDetailsElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    { accessCodeId: scopeOptions.accessCodeId },
    withCodeAccess(withIssueList(AccessCodeDetails)),
    {
      placeholder: AccessCodePlaceholder,
      hasFeatureTexts: true,
      first: readFirst('accessCode')
    }
  )

  /** The access code to show. @attr access-code-id */
  declare accessCodeId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-access-code-details': AccessCodeDetailsElement
  }
}

define('x-access-code-details', AccessCodeDetailsElement)
