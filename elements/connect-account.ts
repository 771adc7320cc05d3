import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { propertyOption } from '../src/element/options/option.js'
import hostStyles from '../src/features/account/connect-account-host.css'
import { plainBox } from '../src/ui/list/plain-skeleton.js'
import { ConnectAccount } from '../src/features/account/connect-account.js'

export type * from './host-types.js'

/** What a host keeps with an account, at names of its own. */
export type AccountMetadata = Record<string, string | boolean>

const isMetadata = (given: unknown): given is AccountMetadata =>
  typeof given === 'object' &&
  !Array.isArray(given) &&
  Object.values(Object(given)).every((value) => /^(string|boolean)$/.test(typeof value))

/**
 * A button that leads to a page of the platform, on which a person connects an account, and which leads back to this
 * page. Where the element is removed before it is known where to go, the browser stays.
 *
 * @summary A button that leads to the page on which an account is connected.
 * @tagname x-connect-account
 * @example
 * <x-connect-account publishable-key="seam_pk1…" user-identifier-key="…"></x-connect-account>
 * <script>
 *   document.querySelector('x-connect-account').customMetadata = { building: 'North', staff: true }
 * </script>
 *
 * @fires {ConnectWebviewEvent} connect-webview - The page is there. Cancelable: canceled, the browser does not go there.
 *
 * @csspart alert - Why the account, or the platform, could not be connected.
 */
export class ConnectAccountElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    { customMetadata: propertyOption('an object of texts and booleans', isMetadata) },
    ConnectAccount,
    // How wide a button is, only its words tell.
    { styles: hostStyles, placeHolder: () => plainBox('root') }
  )

  /**
   * Kept by the platform with the account: up to 50 texts and booleans. `client_session_id` and `user_identifier_key`
   * are added to it, or replaced in it, where the session has them.
   */
  declare customMetadata: AccountMetadata | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-connect-account': ConnectAccountElement
  }
}

define('x-connect-account', ConnectAccountElement)
