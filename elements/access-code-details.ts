import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { accessCodeQuery } from '../src/features/access-codes/data/access-code-queries.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { textOption } from '../src/element/options/option.js'
import { AccessCodeDetails } from '../src/features/access-codes/details/access-code-details.js'
import { withIssueList } from '../src/features/issues/with-issue-list.js'

export type * from './host-types.js'

/**
 * The details of an access code, with the device that it is on; it can be copied, edited and deleted from here.
 *
 * @summary The details of an access code, with buttons to copy, edit and delete it.
 * @tagname x-access-code-details
 * @example <x-access-code-details publishable-key="seam_pk1…" access-code-id="…"></x-access-code-details>
 *
 * @fires {AccessCodeEditEvent} access-code-edit - "Edit code" was pressed. Cancelable: canceled, its form does not open.
 * @fires {AccessCodeDeleteEvent} access-code-delete - "Delete code" was pressed. Cancelable: canceled, nobody is asked and nothing is deleted.
 * @fires {AccessCodeUpdatedEvent} access-code-updated - The code was changed.
 * @fires {AccessCodeDeletedEvent} access-code-deleted - The code was deleted, and is being removed from its device.
 * @fires {LockChangeEvent} lock-change - A door was locked or unlocked.
 * @fires {IssueResolveEvent} issue-resolve - A step against something that is wrong was pressed. Cancelable: canceled, nothing is done, and the host does it in its own way.
 * @fires {ConnectWebviewEvent} connect-webview - There is a page on which an account is connected again. Cancelable: canceled, the browser does not go there.
 * @fires {AccessCodeCreatedEvent} access-code-created - A backup code took the place of the code.
 *
 * @slot header - Stands above the first screen, not above those that open from there.
 * @slot footer - Stands below the first screen, not below those that open from there.
 */
export class AccessCodeDetailsElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen({ accessCodeId: textOption() }, withIssueList(AccessCodeDetails), {
    first: (read, { accessCodeId }) => void (accessCodeId !== undefined && read(accessCodeQuery(accessCodeId)))
  })

  /** The access code to show. @attr access-code-id */
  declare accessCodeId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-access-code-details': AccessCodeDetailsElement
  }
}

define('x-access-code-details', AccessCodeDetailsElement)
