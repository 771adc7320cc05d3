import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { propertyOption } from '../src/element/options/option.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { ConnectAccount } from '../src/features/account/connect-account.js'
import hostStyles from '../src/features/account/connect-account-host.css'

export type * from './host-types.js'

/** Metadata that a host stores with an account, with names of its own. */
export type AccountMetadata = Record<string, string | boolean>

const isMetadata = (input: unknown): input is AccountMetadata =>
  typeof input === 'object' &&
  !Array.isArray(input) &&
  Object.values(Object(input)).every((value) => /^(string|boolean)$/.test(typeof value))

/**
 * A button that navigates to a platform page where the user connects an account. That page leads back to this one. If
 * the element is removed before the address is known, the browser doesn't navigate.
 *
 * @summary A button that opens the page for connecting an account.
 * @tagname x-connect-account
 * @example
 * <x-connect-account publishable-key="seam_pk1…" user-identifier-key="…"></x-connect-account>
 * <script>
 *   document.querySelector('x-connect-account').customMetadata = { building: 'North', staff: true }
 * </script>
 *
 * @fires {ConnectWebviewEvent} connect-webview - The page for connecting an account is ready. Cancelable. Call `preventDefault()` to keep the browser from navigating there.
 *
 * @csspart alert - The error message, if connecting failed.
 */
export class ConnectAccountElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    { customMetadata: propertyOption('an object of texts and booleans', isMetadata) },
    ConnectAccount,
    // The width of a button depends on its text.
    { styles: hostStyles, placeholder: () => null }
  )

  /**
   * Metadata that the platform stores with the account: up to 50 strings and booleans. `client_session_id` and
   * `user_identifier_key` of the session are added and win.
   */
  declare customMetadata: AccountMetadata | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-connect-account': ConnectAccountElement
  }
}

define('x-connect-account', ConnectAccountElement)
