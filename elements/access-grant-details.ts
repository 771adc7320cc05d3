import type { EncodeCard } from '../src/core/resources/host-functions.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { functionOption, subjectOption } from '../src/element/options/option.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { AccessGrantDetails } from '../src/features/access-grants/details/access-grant-details.js'
import { withDeviceDetails } from '../src/features/device-table/details/with-device-details.js'

export type { EncodeCard } from '../src/core/resources/host-functions.js'
export type * from './host-types.js'

/**
 * The access of a person: its state, its PINs and mobile keys, its doors, and what does not work. Needs a client session
 * with a customer.
 *
 * @summary The details of an access: ways in, doors and the person.
 * @tagname x-access-grant-details
 * @example <x-access-grant-details client-session-token="seam_cst1…" access-grant-id="…"></x-access-grant-details>
 *
 * @fires {AccessGrantDeleteEvent} access-grant-delete - The user chose "Remove access". Cancelable. Call `preventDefault()` to skip the question and the removal.
 * @fires {DeviceClickEvent} device-click - The user chose a door that is a lock. Cancelable. Call `preventDefault()` to keep the details closed.
 */
export class AccessGrantDetailsElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    { accessGrantId: subjectOption(), encodeCard: functionOption<EncodeCard>() },
    withDeviceDetails(AccessGrantDetails),
    { hasFeatureTexts: true }
  )

  /** The access grant to show. @attr access-grant-id */
  declare accessGrantId: string | undefined
  /**
   * Encodes a key card. Gets copies of the way in and the access grant without digits and links, and may return a promise.
   *
   * @default none: the front desk encodes cards
   */
  declare encodeCard: EncodeCard | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-access-grant-details': AccessGrantDetailsElement
  }
}

define('x-access-grant-details', AccessGrantDetailsElement)
