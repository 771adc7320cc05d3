import type { IssueFilter, ShareText } from '../../core/resources/host-functions.js'
import type { MessageOverrides } from '../../messages/messages.js'
import { LatchkeyElement } from './latchkey-element.js'

/**
 * Base class of the elements with a screen.
 *
 * @fires {ScreenChangeEvent} screen-change - Another screen is shown, such as the details of a device. Not fired for the first screen. Fired again for the shown screen if the user keeps unsaved input instead of following an ID of the host.
 * @fires {BackEvent} back - The user pressed the back button of the first screen.
 * @fires {BeforeChangeEvent} before-change - A command is about to be sent. Cancelable. Call `preventDefault()` to keep it from being sent.
 *
 * @slot signed-out - Replaces the message for signed-out users, for example with a link to your sign-in page.
 */
export class ScreenElement extends LatchkeyElement {
  /** Hides the buttons that lock and unlock. @attr disable-lock-unlock */
  declare disableLockUnlock: boolean | undefined
  /** Hides the buttons that add access codes. @attr disable-create-access-code */
  declare disableCreateAccessCode: boolean | undefined
  /** Hides the buttons that edit access codes. @attr disable-edit-access-code */
  declare disableEditAccessCode: boolean | undefined
  /** Hides the buttons that delete access codes. @attr disable-delete-access-code */
  declare disableDeleteAccessCode: boolean | undefined
  /** Hides the buttons that give access. @attr disable-create-access-grant */
  declare disableCreateAccessGrant: boolean | undefined
  /** Hides the buttons that edit and extend access, and that add a way in. @attr disable-edit-access-grant */
  declare disableEditAccessGrant: boolean | undefined
  /** Hides the buttons that remove access and revoke a way in. @attr disable-delete-access-grant */
  declare disableDeleteAccessGrant: boolean | undefined
  /** Hides the buttons that add, edit and delete noise thresholds. @attr disable-edit-thresholds */
  declare disableEditThresholds: boolean | undefined
  /** Hides the buttons that change the schedule of a thermostat. @attr disable-edit-schedules */
  declare disableEditSchedules: boolean | undefined
  /** Hides the button that exports the activity. @attr disable-export */
  declare disableExport: boolean | undefined
  /** Hides the ids of devices and accounts. @attr disable-resource-ids */
  declare disableResourceIds: boolean | undefined
  /** Hides the e-mail address and phone number of people with access. @attr disable-person-information */
  declare disablePersonInformation: boolean | undefined
  /** Hides the connected account of a device. @attr disable-connected-account-information */
  declare disableConnectedAccountInformation: boolean | undefined
  /** Shows a back button on the first screen, which fires `back`. @attr show-back */
  declare showBack: boolean | undefined
  /**
   * Language of texts, numbers and dates, and the direction of the element. @default the nearest `lang`, else `en`
   * @attr locale
   */
  declare locale: string | undefined
  /** Color scheme; `auto` follows the system. @default the inherited `color-scheme` @attr theme */
  declare theme: 'light' | 'dark' | 'auto' | undefined
  /** Decides which errors of devices and access codes are shown and counted. @default all */
  declare errorFilter: IssueFilter | undefined
  /** Decides which warnings of devices and access codes are shown and counted. @default all */
  declare warningFilter: IssueFilter | undefined
  /**
   * Returns the text that shares an access code and is encoded in its QR code. @default the name of the lock, the code
   * and when it is valid
   */
  declare shareText: ShareText | undefined
  /** Overrides of any text. */
  declare messages: MessageOverrides | undefined
}
