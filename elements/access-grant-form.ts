import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { AccessGrantFormElementScreen } from '../src/features/access-grants/form/access-grant-form-element-screen.js'
import { accessGrantFormOptions } from '../src/features/access-grants/form/access-grant-form-options.js'
import { GrantFormPlaceholder } from '../src/features/access-grants/form/grant-form-skeleton.js'

export type * from './host-types.js'

/**
 * A form that gives a person access to places, locks and entrances, with a PIN, a mobile key, a key card or a cloud key. With
 * an `access-grant-id`, it edits the name and the times of an access. Needs a client session with a customer.
 *
 * @summary A form that gives a person access, or edits an access.
 * @tagname x-access-grant-form
 * @example <x-access-grant-form client-session-token="seam_cst1…"></x-access-grant-form>
 *
 * @fires {AccessGrantCreatedEvent} access-grant-created - Someone was given access. The form is followed by its details.
 * @fires {BackEvent} back - The user left the form with Cancel, Escape or the back button.
 *
 * @csspart dialog - The question about discarding unsaved input.
 */
export class AccessGrantFormElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(accessGrantFormOptions, AccessGrantFormElementScreen, {
    placeholder: GrantFormPlaceholder,
    hasFeatureTexts: true
  })

  /** The access grant to edit. Omit it to give access. @attr access-grant-id */
  declare accessGrantId: string | undefined
  /** The spaces that can be chosen. An empty list offers none. @default all @attr space-ids */
  declare spaceIds: readonly string[] | undefined
  /** The locks that can be chosen. An empty list offers none. @default all @attr device-ids */
  declare deviceIds: readonly string[] | undefined
  /** The entrances that can be chosen. An empty list offers none. @default all @attr acs-entrance-ids */
  declare acsEntranceIds: readonly string[] | undefined
  /**
   * The ways in that can be chosen, of `code`, `mobile_key`, `card` and `cloud_key`. Others are ignored.
   *
   * @default code, mobile_key
   * @attr modes
   */
  declare modes: readonly string[] | undefined
  /** The person who gets access. Omit it to enter a new person. @attr user-identity-id */
  declare userIdentityId: string | undefined
  /** The first value of the name. @attr person-name */
  declare personName: string | undefined
  /** The first value of the e-mail address. @attr person-email */
  declare personEmail: string | undefined
  /** The first value of the phone number, in international form. @attr person-phone */
  declare personPhone: string | undefined
  /** The first value of the start, as ISO 8601. @default the check-in of a place, else now @attr starts-at */
  declare startsAt: string | undefined
  /** The first value of the end, as ISO 8601. @default the check-out of a place, else a day later @attr ends-at */
  declare endsAt: string | undefined
  /** The reservation that a new access belongs to. @attr reservation-key */
  declare reservationKey: string | undefined
  /** The key of a new access, with which your server finds it. @default a random key @attr access-grant-key */
  declare accessGrantKey: string | undefined
  /** The customization profile of mobile keys. @attr customization-profile-id */
  declare customizationProfileId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-access-grant-form': AccessGrantFormElement
  }
}

define('x-access-grant-form', AccessGrantFormElement)
