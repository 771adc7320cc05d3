import type { MessageOverrides } from '../../messages/messages.js'
import type { IssueFilter, ShareText } from '../../core/resources/host-functions.js'
import { LatchkeyElement } from './latchkey-element.js'

/**
 * An element that shows something.
 *
 * @fires {ScreenChangeEvent} screen-change - Another screen of the element is shown, such as the details of a device; the first one is not told.
 * @fires {BackEvent} back - The back button of the top screen was pressed.
 * @fires {BeforeChangeEvent} before-change - A call that changes something is about to be made. Cancelable: canceled, it is not.
 *
 * @slot signed-out - Stands where nobody is signed in, in place of our words, such as a link to the page on which your users sign in.
 */
export class ScreenElement extends LatchkeyElement {
  /** Hides the buttons that lock and unlock. @attr disable-lock-unlock */
  declare disableLockUnlock: boolean | undefined
  /** Hides the buttons that make an access code. @attr disable-create-access-code */
  declare disableCreateAccessCode: boolean | undefined
  /** Hides the buttons that edit an access code. @attr disable-edit-access-code */
  declare disableEditAccessCode: boolean | undefined
  /** Hides the buttons that delete an access code. @attr disable-delete-access-code */
  declare disableDeleteAccessCode: boolean | undefined
  /** Hides the buttons that add, edit and delete a noise threshold. @attr disable-edit-thresholds */
  declare disableEditThresholds: boolean | undefined
  /** Hides the buttons that change the schedule of a thermostat. @attr disable-edit-schedules */
  declare disableEditSchedules: boolean | undefined
  /** Hides the ids of devices and accounts. @attr disable-resource-ids */
  declare disableResourceIds: boolean | undefined
  /** Hides through which account a device is reached. @attr disable-connected-account-information */
  declare disableConnectedAccountInformation: boolean | undefined
  /** Shows a back button on the top screen, which fires `back`. @attr show-back */
  declare showBack: boolean | undefined
  /** The language of texts, numbers and dates, and the direction of the element. @default the nearest `lang` around the element, else en @attr locale */
  declare locale: string | undefined
  /** Light or dark, or as the person's system is. @default the `color-scheme` around the element @attr theme */
  declare theme: 'light' | 'dark' | 'auto' | undefined
  /** Which errors of devices and access codes are shown and counted. @default all */
  declare errorFilter: IssueFilter | undefined
  /** Which warnings of devices and access codes are shown and counted. @default all */
  declare warningFilter: IssueFilter | undefined
  /** Writes the text by which an access code is shared and shown as a QR code. @default the door, the code, and from when to when */
  declare shareText: ShareText | undefined
  /** Texts to show in place of ours. */
  declare messages: MessageOverrides | undefined
}
