import type { MessageOverrides } from '../../messages/messages.js'
import type { IssueFilter } from '../../model/device-issues.js'
import type { PlatformClient } from '../../platform/index.js'
import { attributeName } from '../../store/session-options.js'
import { endSession } from '../../store/session-registry.js'
import { type Controller, createController, optionsOf } from './controller.js'
import type { ElementDefinition } from './element-definition.js'
import type { ElementSession } from '../session/element-session.js'
import { ignoreHeldEnter } from './ignore-held-enter.js'
import { adoptStyles } from '../../ui/style/styles.js'
import { whenToDraw } from '../start/begun.js'
import { holdPlace } from './place-holder.js'
import { prepareRendering, ReactElementBase } from './react-element.js'

const NO_DEFINITION: ElementDefinition = { options: {}, isSession: false, render: () => null }

/**
 * What custom elements owe their hosts: options as attributes and as properties, in any order and at any time;
 * moving without losing anything; events.
 *
 * @fires {SessionChangeEvent} session-change - There is a client now, or another one.
 * @fires {PlatformErrorEvent} platform-error - A call failed for good, an option could not be used, or the element broke. Each element tells each failure once: ten that show the same list that fails fire ten.
 */
export class LatchkeyElement extends ReactElementBase {
  /** What makes this element other than the rest. @internal */
  static readonly definition: ElementDefinition = NO_DEFINITION

  static get observedAttributes(): string[] {
    const options = Object.entries(optionsOf(this.definition))
    return options.filter(([, { hasAttribute }]) => hasAttribute).map(([name]) => attributeName(name))
  }

  /** Gives the class a property for each of its options. @internal */
  static addOptionAccessors(): void {
    for (const name of Object.keys(optionsOf(this.definition))) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: LatchkeyElement) {
          return this.#controller.get(name)
        },
        set(this: LatchkeyElement, value: unknown) {
          this.#controller.set(name, value)
        }
      })
    }
  }

  /** The key that lets this page ask for sessions. @attr publishable-key */
  declare publishableKey: string | undefined
  /** Who the user is, in the host's own words; without it each browser is a user. @attr user-identifier-key */
  declare userIdentifierKey: string | undefined
  /** A session that the host's server made. @attr client-session-token */
  declare clientSessionToken: string | undefined
  /** A session of the maker's console; needs `workspace-id`. @attr console-session-token */
  declare consoleSessionToken: string | undefined
  /** The workspace of a console session. @attr workspace-id */
  declare workspaceId: string | undefined
  /** Where the platform is. @default https://connect.getseam.com @attr endpoint */
  declare endpoint: string | undefined
  /** The name that the platform's keys and headers begin with. @default seam @attr product */
  declare product: string | undefined
  /** Runs on a platform in this browser with sample devices, with no key and no network. @attr sandbox */
  declare sandbox: boolean | undefined
  /** A ready client, in place of credentials. */
  declare client: PlatformClient | undefined
  /** All elements of one prefix share what they know. @attr query-key-prefix */
  declare queryKeyPrefix: string | undefined
  /** How long each answer of the platform is waited for, in milliseconds. @default 30000 @attr timeout */
  declare timeout: number | undefined
  /** Keeps every element of the page, as long as this one is there, from telling how it is used. @attr disable-telemetry */
  declare disableTelemetry: boolean | undefined

  readonly #controller: Controller

  constructor() {
    super()
    const { definition } = new.target
    this.#controller = createController(this, definition, this.attachInternals())
    prepareRendering(this, this.#controller)
    this.#adoptStyles()
    if (definition.isSession) this.shadowRoot?.append(document.createElement('slot'))
    else this.addEventListener('keydown', ignoreHeldEnter, true)
  }

  /** The session that the element belongs to, once it is connected to the platform. */
  get session(): ElementSession | undefined {
    const { session } = this.#controller.store.getState()
    const connection = session?.store.getState().connection
    if (!session || connection?.status !== 'ready') return undefined
    return { client: connection.client, store: session.store, end: () => endSession(session) }
  }

  attributeChangedCallback(attribute: string, _before: string | null, value: string | null): void {
    this.#controller.set(propertyName(attribute), value)
  }

  override connectedCallback(): void {
    this.#takeEarlyProperties()
    this.#controller.connect()
    const { definition, get } = this.#controller
    // A session element shows nothing of its own.
    if (definition.isSession) return
    if (definition.placeHolder && this.shadowRoot?.childElementCount === 0) {
      holdPlace(this, definition.placeHolder(get))
    }
    const wait = whenToDraw(this)
    if (wait) void wait.then(() => this.isConnected && super.connectedCallback())
    else super.connectedCallback()
  }

  override disconnectedCallback(): void {
    // One that is moved is connected again by the end of the turn, and keeps everything.
    queueMicrotask(() => !this.isConnected && this.#leave())
  }

  /** With this here, `moveBefore` neither disconnects nor connects; only what is around the element may differ. */
  connectedMoveCallback(): void {
    this.#controller.connect()
  }

  /** A sheet of styles serves one document only: in another one everything is made anew. */
  adoptedCallback(): void {
    this.#leave()
    this.#adoptStyles()
  }

  #adoptStyles(): void {
    const { isSession, styles } = this.#controller.definition
    if (this.shadowRoot) adoptStyles(this.shadowRoot, { isRegistered: !isSession, own: styles })
  }

  #leave(): void {
    super.disconnectedCallback()
    this.#controller.disconnect()
  }

  /** What was set before the element was defined hides the accessors until it is taken over. */
  #takeEarlyProperties(): void {
    for (const name of Object.keys(optionsOf(this.#controller.definition))) {
      if (!Object.hasOwn(this, name)) continue
      const value: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      this.#controller.set(name, value)
    }
  }
}

/**
 * An element that shows something.
 *
 * @fires {BackEvent} back - The back button of the top screen was pressed.
 * @fires {BeforeChangeEvent} before-change - A call that changes something is about to be made. Cancelable: canceled, it is not.
 *
 * @csspart heading - The title of a screen.
 * @csspart button - A button.
 * @csspart toast - A short message of what was done, or failed.
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
  /** Texts to show in place of ours. */
  declare messages: MessageOverrides | undefined
}

const propertyName = (attribute: string): string => attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
