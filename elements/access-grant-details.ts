import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { subjectOption } from '../src/element/options/option.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { AccessGrantDetails } from '../src/features/access-grants/details/access-grant-details.js'

export type * from './host-types.js'

/**
 * The access of a person: its state, its PINs and mobile keys, its doors, and what does not work. Needs a client session
 * with a customer.
 *
 * @summary The details of an access: ways in, doors and the person.
 * @tagname x-access-grant-details
 * @example <x-access-grant-details client-session-token="seam_cst1…" access-grant-id="…"></x-access-grant-details>
 */
export class AccessGrantDetailsElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen({ accessGrantId: subjectOption() }, AccessGrantDetails, {
    hasFeatureTexts: true
  })

  /** The access grant to show. @attr access-grant-id */
  declare accessGrantId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-access-grant-details': AccessGrantDetailsElement
  }
}

define('x-access-grant-details', AccessGrantDetailsElement)
