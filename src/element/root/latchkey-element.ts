/** An attribute changes, step 2: receives attributes and properties. */

import type { PlatformClient } from '../../client/index.js'
import { guardPresses } from '../../ui/guard-presses.js'
import { adoptStyles } from '../../ui/style/styles.js'
import type { ThemeName } from '../../ui/style/themes/themes.js'
import type { Controller } from '../custom-element/controller.js'
import { type ElementDefinition, optionsOf } from '../custom-element/element-definition.js'
import { refresh } from '../custom-element/refresh.js'
import { focusTitle, observeRendering, unobserveRendering } from '../dom/focus-title.js'
import { nextTask } from '../dom/next-task.js'
import { lintUsage } from '../lint/usage-lint.js'
import type { Appearance } from '../options/appearance.js'
import { attributesOf, readAttribute } from '../options/attribute-names.js'
import { createSlot, isEmpty } from '../prerender/placeholder.js'
import { type ElementSession, elementSession } from '../session/element-session.js'
import { createController } from './create-controller.js'
import { preserveRendering } from './preserve-rendering.js'
import { prepareRendering, ReactElementBase } from './react-element.js'
import { showPlaceholder } from './show-placeholder.js'
import { whenPreloaded } from './when-preloaded.js'

/**
 * Base class of all elements: options as attributes and properties in any order and at any time, moves without loss of
 * state, events, and CSS states.
 *
 * @cssState loading - Content is loading.
 * @cssState empty - No content: the list is empty or the user is signed out. A search without results does not count as
 * empty.
 * @cssState error - Only an error is shown.
 * @cssState ready - Content is shown, even if a later refetch failed. Exactly one of these four states is set.
 * @cssState offline - The browser is offline. Set in addition to one of the others.
 *
 * @fires {SessionChangeEvent} session-change - The element's session was created or replaced. Not replayed for late listeners; use `await element.whenReady()` and read `element.session`.
 * @fires {PlatformErrorEvent} platform-error - A request failed after all retries, an option is invalid, or the element crashed. Fired once per element and failure.
 *
 * @slot fallback - Replaces the placeholder until the element shows its first content. Also shown before the element is defined.
 */
export class LatchkeyElement extends ReactElementBase {
  /** Definition of this element. @internal */
  static readonly definition: ElementDefinition = { options: {}, isSession: false, render: () => null }

  static get observedAttributes(): string[] {
    return attributesOf(optionsOf(this.definition))
  }

  /** Defines a property for each option. @internal */
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

  /** Publishable key of your workspace. The page uses it to create sessions. @attr publishable-key */
  declare publishableKey: string | undefined
  /** Identifies the user in your system. Without it every browser is a user of its own. @attr user-identifier-key */
  declare userIdentifierKey: string | undefined
  /** Token of a client session that your server created. @attr client-session-token */
  declare clientSessionToken: string | undefined
  /**
   * Your key of the customer to whom `client-session-token` belongs, if your server created it with a `customer_key`. It
   * is never sent. A new token with the same key keeps the screen and the input. @attr customer-key
   */
  declare customerKey: string | undefined
  /** Token of a session of the platform's console. Requires `workspace-id`. @attr console-session-token */
  declare consoleSessionToken: string | undefined
  /** Workspace of a console session. @attr workspace-id */
  declare workspaceId: string | undefined
  /** URL of the platform. @default https://connect.getseam.com @attr endpoint */
  declare endpoint: string | undefined
  /** Prefix of the platform's keys and headers. @default seam @attr product */
  declare product: string | undefined
  /** Uses an in-browser platform with sample devices, without a key or network. @attr sandbox */
  declare sandbox: boolean | undefined
  /** A ready client, instead of credentials. */
  declare client: PlatformClient | undefined
  /** With `client`: elements with the same prefix share one store. @attr query-key-prefix */
  declare queryKeyPrefix: string | undefined
  /** Timeout of each response, in milliseconds. @default 30000 @attr timeout */
  declare timeout: number | undefined
  /**
   * Signs the user out: all requests are aborted, and tokens, devices and input are removed from memory. Remove it to
   * sign in again with the same credentials. On `<x-session>` it applies to every element inside.
   * @attr signed-out
   */
  declare signedOut: boolean | undefined
  /** Disables usage telemetry of every element on the page while this element exists. @attr disable-telemetry */
  declare disableTelemetry: boolean | undefined
  /**
   * Name of a theme (`compact`, `contrast`, `night`, `warm`), or an object with `theme` and `tokens` (JSON as an
   * attribute). Elements inside `<x-session>` inherit its appearance.
   * @default the appearance of the nearest `<x-session>`, else of the page @attr appearance
   */
  declare appearance: Appearance | ThemeName | undefined

  readonly #controller: Controller
  readonly #showAsItWas: () => void

  constructor() {
    super()
    const { definition } = new.target
    this.#controller = createController(this, definition, this.attachInternals?.() ?? {})
    prepareRendering(this, this.#controller)
    this.#showAsItWas = preserveRendering(this)
    this.#adoptStyles()
    if (definition.isSession) this.#addSessionSlots()
    else guardPresses(this)
  }

  /**
   * Session of the element: client and store. `undefined` until it is connected and while a new token is being
   * verified. All elements of a session return the same object.
   */
  get session(): ElementSession | undefined {
    const { session, isDetached } = this.#controller.store.getState()
    return session && !isDetached && this.#controller.ownsSession(session) ? elementSession(session) : undefined
  }

  /**
   * Resolves when the element shows content, an empty list or an error; `:state(…)` and `platform-error` show which.
   * Never rejects. Options set in the same turn are applied first. An element that is detached or on a hidden page
   * doesn't load, so it waits.
   *
   * @example
   * await customElements.whenDefined('x-device-table')
   * await table.whenReady()
   * table.session?.client
   */
  async whenReady(): Promise<void> {
    await nextTask()
    return this.#controller.states.whenShown()
  }

  /**
   * Refetches what the element shows, so that the result is never older than this call. Connects again if the session
   * could not be created. Resolves when the result is shown or the refetch has failed, which is reported by
   * `platform-error`. Never rejects.
   */
  refresh(): Promise<void> {
    return refresh(this.#controller)
  }

  /**
   * Focuses the title of the current screen, or its button or message. If nothing is rendered yet, the title takes
   * focus later unless something else has it meanwhile.
   */
  override focus(options?: FocusOptions): void {
    if (this.shadowRoot && !this.#controller.definition.isSession) focusTitle(this, this.shadowRoot, options)
    else super.focus(options)
  }

  /** A prerendered element already has its shadow root. @internal */
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    return this.shadowRoot ?? super.attachShadow(init)
  }

  attributeChangedCallback(attribute: string): void {
    const parsed = readAttribute(this, attribute)
    if (parsed) this.#controller.set(...parsed)
  }

  override connectedCallback(): void {
    this.#takeEarlyProperties()
    this.#showAsItWas()
    this.#controller.connect()
    lintUsage(this.#controller)
    const { definition, values } = this.#controller
    // `<x-session>` renders nothing.
    if (definition.isSession) return
    if (this.shadowRoot) observeRendering(this, this.shadowRoot)
    if (definition.placeholder && this.shadowRoot && isEmpty(this.shadowRoot)) {
      showPlaceholder(this, definition.placeholder(values()))
    }
    const wait = whenPreloaded(this.#controller)
    if (wait) void wait.then(() => this.isConnected && super.connectedCallback())
    else super.connectedCallback()
  }

  override disconnectedCallback(): void {
    // A moved element is connected again within the turn and keeps its state.
    queueMicrotask(() => {
      // After a test the document may be gone.
      if (!this.isConnected && typeof document !== 'undefined') this.#leave()
    })
  }

  /** Its presence keeps `moveBefore` from disconnecting the element. Only its surroundings may differ. */
  connectedMoveCallback(): void {
    this.#controller.connect()
  }

  /** Constructed style sheets belong to one document, so everything is rendered again. */
  adoptedCallback(): void {
    this.#leave()
    this.#controller.forget()
    this.#adoptStyles()
  }

  #adoptStyles(): void {
    const { isSession, styles } = this.#controller.definition
    if (this.shadowRoot) adoptStyles(this.shadowRoot, { isRegistered: !isSession, own: styles })
  }

  /** `<x-session>` shows its content, and its fallback until the session is connected or has failed. */
  #addSessionSlots(): void {
    const fallback = createSlot('fallback')
    this.shadowRoot?.append(fallback, createSlot())
    void this.#controller.states.whenShown().then(() => fallback.remove())
  }

  #leave(): void {
    unobserveRendering(this)
    this.#controller.disconnect(this.#unmount)
  }

  readonly #unmount = (): void => {
    super.disconnectedCallback()
    if (this.isConnected) super.connectedCallback()
  }

  /** Properties that were set before the definition shadow the accessors. */
  #takeEarlyProperties(): void {
    for (const name of Object.keys(optionsOf(this.#controller.definition))) {
      if (!Object.hasOwn(this, name)) continue
      const value: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      // `undefined` doesn't override an attribute.
      if (value !== undefined) this.#controller.set(name, value)
    }
  }
}
