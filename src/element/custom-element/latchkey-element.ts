import type { Appearance } from '../appearance/appearance.js'
import type { PlatformClient } from '../../client/index.js'
import type { Controller } from './controller.js'
import { createController } from './create-controller.js'
import type { ElementDefinition } from './element-definition.js'
import { optionsOf } from './element-options.js'
import { focusTitle, observeRendering, unobserveRendering } from './focus-title.js'
import { lintUsage } from '../lint/usage-lint.js'
import { attributesOf, readAttribute } from '../options/attribute-names.js'
import { type ElementSession, elementSession } from '../session/element-session.js'
import { ignoreKeyRepeat } from './ignore-key-repeat.js'
import { guardPresses } from '../../ui/guard-presses.js'
import { adoptStyles } from '../../ui/style/styles.js'
import type { ThemeName } from '../../ui/style/themes/themes.js'
import { whenPreloaded } from '../preload/when-preloaded.js'
import { nextTask } from '../preload/next-task.js'
import { createSlot, isEmpty } from './placeholder.js'
import { preserveRendering } from './preserve-rendering.js'
import { prepareRendering, ReactElementBase } from './react-element.js'
import { refresh } from './refresh.js'
import { holdPlace } from './show-placeholder.js'

const NO_DEFINITION: ElementDefinition = { options: {}, isSession: false, render: () => null }

/**
 * What custom elements owe their hosts: options as attributes and as properties, in any order and at any time;
 * moving without losing anything; events; states for style sheets.
 *
 * @cssState loading - It shows that something is on its way.
 * @cssState empty - There is nothing to show: no devices, no codes, or nobody is signed in. What is searched in vain leaves it `ready`.
 * @cssState error - It shows nothing but what went wrong.
 * @cssState ready - It shows what it is for, also where a later read failed. Of these four there is always one.
 * @cssState offline - The browser has no network; stands beside one of the others.
 *
 * @fires {SessionChangeEvent} session-change - There is a client now, or another one. Whoever listens later hears nothing: `await element.whenReady()`, then `element.session` has it.
 * @fires {PlatformErrorEvent} platform-error - A call failed for good, an option could not be used, or the element broke. Each element tells each failure once: ten that show the same list that fails fire ten.
 *
 * @slot fallback - Your own placeholder, such as "Loading your doors…". Visible before the element is defined and while it waits for its first response; gone with the first drawing.
 */
export class LatchkeyElement extends ReactElementBase {
  /** What makes this element other than the rest. @internal */
  static readonly definition: ElementDefinition = NO_DEFINITION

  static get observedAttributes(): string[] {
    return attributesOf(optionsOf(this.definition))
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
  /**
   * Ends the session and says that nobody is signed in, for as long as it is given; without it the same credentials begin
   * anew. On a session element it holds for everything inside.
   * @attr signed-out
   */
  declare signedOut: boolean | undefined
  /** Keeps every element of the page, as long as this one is there, from telling how it is used. @attr disable-telemetry */
  declare disableTelemetry: boolean | undefined
  /**
   * How it looks: the name of a theme (`compact`, `contrast`, `night`, `warm`), or an object with a `theme` and `tokens`, as
   * an attribute JSON. The elements inside a session element look as it says, unless they say otherwise.
   * @default the look of the session element around it, else that of the page @attr appearance
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
    else {
      this.addEventListener('keydown', ignoreKeyRepeat, true)
      guardPresses(this)
    }
  }

  /**
   * The session that the element belongs to, once it is connected to the platform: the same object as long as it is the
   * same session, for every element of it. There is none while nobody knows yet whose another token is.
   */
  get session(): ElementSession | undefined {
    const { session, isDetached } = this.#controller.store.getState()
    return session && !isDetached && this.#controller.ownsSession(session) ? elementSession(session) : undefined
  }

  /**
   * Waits until the element shows what it is for, or that there is nothing, or what went wrong: `:state(error)` and
   * `platform-error` tell which; it never rejects. Where it does so already, it resolves at once. What was set just now
   * is taken first. In an element that is not in the page, or on a page that nobody sees, nothing is read: it waits.
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
   * Reads again what the element shows: what the platform says after this call, also where something is being read.
   * A session that could not be made is made again. It resolves once that is shown, or has failed, which
   * `platform-error` tells; it never rejects.
   */
  refresh(): Promise<void> {
    return refresh(this.#controller)
  }

  /**
   * Gives the focus to the title of the screen that is shown; where it has none, to its button or its message. Where
   * nothing is shown yet the title takes it as soon as it is there, unless something else has it by then.
   */
  override focus(options?: FocusOptions): void {
    if (this.shadowRoot && !this.#controller.definition.isSession) focusTitle(this, this.shadowRoot, options)
    else super.focus(options)
  }

  /** One that was drawn before it was defined has its root already. @internal */
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    return this.shadowRoot ?? super.attachShadow(init)
  }

  attributeChangedCallback(attribute: string): void {
    const given = readAttribute(this, attribute)
    if (given) this.#controller.set(...given)
  }

  override connectedCallback(): void {
    this.#takeEarlyProperties()
    this.#showAsItWas()
    this.#controller.connect()
    lintUsage(this.#controller)
    const { definition, get } = this.#controller
    // A session element shows nothing of its own.
    if (definition.isSession) return
    if (this.shadowRoot) observeRendering(this, this.shadowRoot)
    if (definition.placeHolder && this.shadowRoot && isEmpty(this.shadowRoot)) {
      holdPlace(this, definition.placeHolder(get))
    }
    const wait = whenPreloaded(this.#controller)
    if (wait) void wait.then(() => this.isConnected && super.connectedCallback())
    else super.connectedCallback()
  }

  override disconnectedCallback(): void {
    // One that is moved is connected again by the end of the turn, and keeps everything.
    queueMicrotask(() => {
      // A test that is over may have taken its page away as a whole: nothing of it can be taken down any more.
      if (!this.isConnected && typeof document !== 'undefined') this.#leave()
    })
  }

  /** With this here, `moveBefore` neither disconnects nor connects; only what is around the element may differ. */
  connectedMoveCallback(): void {
    this.#controller.connect()
  }

  /** A sheet of styles serves one document only: in another one everything is made anew. */
  adoptedCallback(): void {
    this.#leave()
    this.#controller.forget()
    this.#adoptStyles()
  }

  #adoptStyles(): void {
    const { isSession, styles } = this.#controller.definition
    if (this.shadowRoot) adoptStyles(this.shadowRoot, { isRegistered: !isSession, own: styles })
  }

  /** A session element shows what is inside it, and its fallback until its session is connected or has failed. */
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

  /** What was set before the element was defined hides the accessors until it is taken over. */
  #takeEarlyProperties(): void {
    for (const name of Object.keys(optionsOf(this.#controller.definition))) {
      if (!Object.hasOwn(this, name)) continue
      const value: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      // One that holds nothing says nothing: it may have been set before an attribute as well as after it.
      if (value !== undefined) this.#controller.set(name, value)
    }
  }
}
