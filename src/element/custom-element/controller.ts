import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PlatformClient } from '../../platform/index.js'
import { saysWhose, type SessionOptions } from '../../store/session-options.js'
import { disableTelemetry } from '../../telemetry/page-telemetry.js'
import { behaviourOptions } from '../options/behaviour-options.js'
import { createWardrobe } from '../appearance/wardrobe.js'
import { pageOptions, sessionOptions } from '../options/session-options.js'
import type { ElementDefinition } from './element-definition.js'
import { type GivenValues, type OptionTable, valuesOf } from '../options/option-table.js'
import { PlatformErrorEvent, SessionChangeEvent } from '../events/events.js'
import { createGivenOptions } from '../options/given-options.js'
import { createSessionHolder, type HeldSession } from '../session/session-holder.js'
import {
  inheritedSessionOptions,
  inheritedTheme,
  onSessionOptions,
  provideSessionOptions,
  tellSessionOptions
} from '../session/session-source.js'

/** What the screen inside an element follows. */
export interface ElementState extends HeldSession {
  readonly given: GivenValues
}

/** Stands between an element and the screen inside it: options and session go in, events come out. */
export interface Controller {
  readonly element: HTMLElement
  readonly definition: ElementDefinition
  /** Tells of everything that may have changed, also of a move. */
  readonly store: StoreApi<ElementState>
  /** Sets an option from its attribute or property; `undefined` and `null` bring the default back. */
  set(name: string, value: unknown): void
  get(name: string): unknown
  /** Uses the default in place of what the host gave and what failed, an option or a part of one; told once. */
  refuse(name: string, value: unknown, error: unknown): void
  connect(): void
  disconnect(): void
  /** Lets the styles of the element itself know its theme. */
  showTheme(theme: string | undefined): void
  /** Sends an event to the host. @returns whether the host let it stand */
  dispatch(event: Event): boolean
  /** Tells the host of an error, each error once. */
  report(error: unknown, operation: string): void
}

/** Every option of an element. */
export function optionsOf({ options, isSession }: ElementDefinition): OptionTable {
  return { ...sessionOptions, ...pageOptions, ...(isSession ? {} : behaviourOptions), ...options }
}

export function createController(
  element: HTMLElement,
  definition: ElementDefinition,
  { states }: Partial<ElementInternals>
): Controller {
  const reported = new WeakSet<object>()
  const given = createGivenOptions(`<${element.localName}>`, optionsOf(definition), planAll)
  const store = createStore<ElementState>()(() => ({ given: given.values(), isEnded: false, generation: 0 }))
  const holder = createSessionHolder(update, leaveSession, (error) => report(error, 'session'))
  const wardrobe = createWardrobe(
    `<${element.localName}>`,
    () => element.shadowRoot && { root: element.shadowRoot, document: element.ownerDocument, selector: ':host' },
    report
  )
  let announced: PlatformClient | undefined
  let isConnected = false
  let isPlanned = false
  /** Whether somebody has given it a session since it was asked for one, or since its session was ended. */
  let isGiven = false
  let stopFollowing: (() => void) | undefined
  let stopWatching: (() => void) | undefined

  if (definition.isSession) {
    provideSessionOptions(element, { options: effectiveSessionOptions, hasOwn, theme: () => ownAppearance()?.theme })
  }

  const dispatch = (event: Event): boolean => element.dispatchEvent(event)

  function report(error: unknown, operation: string): void {
    const key: object = Object(error)
    // What was ended with its session concerns nobody who comes after.
    if (reported.has(key) || (error instanceof DOMException && error.name === 'AbortError')) return
    reported.add(key)
    dispatch(new PlatformErrorEvent(error, operation))
  }

  function ownSessionOptions(): SessionOptions {
    return valuesOf(sessionOptions, given.values())
  }

  const ownAppearance = () => valuesOf(pageOptions, given.values()).appearance

  /** What is inside a session element has its theme, and inherits its tokens. */
  function showAppearance(): void {
    const own = ownAppearance()
    wardrobe.wear(own, definition.isSession ? undefined : (own?.theme ?? inheritedTheme(element)))
  }

  function hasOwn(): boolean {
    return saysWhose(ownSessionOptions())
  }

  function effectiveSessionOptions(): SessionOptions | undefined {
    const own = ownSessionOptions()
    if (hasOwn()) return own
    const inherited = inheritedSessionOptions(element)
    return inherited && { ...inherited, ...own }
  }

  /** What comes in one turn, one option after another as frameworks set them, is taken together. */
  function plan(): void {
    if (isPlanned || !isConnected) return
    isPlanned = true
    queueMicrotask(() => {
      isPlanned = false
      if (!isConnected) return
      const take = holder.follow(effectiveSessionOptions(), isGiven)
      isGiven = false
      queueMicrotask(() => {
        if (!isConnected) return
        take()
        update()
        for (const error of given.takeErrors()) report(error, 'options')
      })
    })
  }

  function planAll(): void {
    opposeTelemetry()
    if (definition.isSession) tellSessionOptions(null)
    plan()
  }

  /** Somebody gives the element a session: where it is a session element, also what is inside it. */
  function takeAsGiven(): void {
    isGiven = true
    if (definition.isSession) tellSessionOptions(element)
    plan()
  }

  function leaveSession(): void {
    isGiven = false
    update()
  }

  /** It holds for the whole page, as long as the element is there. */
  function opposeTelemetry(): void {
    disableTelemetry(element, isConnected && given.values().get('disableTelemetry') === true)
  }

  function announce(): void {
    const { session, fault } = store.getState()
    const connection = session?.store.getState().connection
    if (fault) report(fault.error, 'session')
    if (connection?.status === 'failed') report(connection.error, 'session')
    if (connection?.status !== 'ready' || connection.client === announced) return
    announced = connection.client
    dispatch(new SessionChangeEvent(announced))
  }

  function update(): void {
    const before = store.getState()
    const held = holder.held()
    store.setState({ ...held, given: given.values() })
    if (isConnected) showAppearance()
    if (held.session !== before.session) {
      stopWatching?.()
      stopWatching = held.session?.store.subscribe(announce)
    }
    announce()
  }

  return {
    element,
    definition,
    store,
    set(name, value) {
      given.set(name, value)
      if (name in sessionOptions && given.values().has(name)) takeAsGiven()
    },
    get: (name) => given.values().get(name),
    refuse(name, value, error) {
      if (given.refuse(name, value, error)) report(error, name)
    },
    connect() {
      isConnected = true
      stopFollowing ??= onSessionOptions((isGivenTo) => {
        isGiven ||= isGivenTo(element)
        plan()
      })
      planAll()
      takeAsGiven()
    },
    disconnect() {
      isConnected = false
      stopFollowing?.()
      stopFollowing = undefined
      announced = undefined
      opposeTelemetry()
      holder.follow(undefined, false)()
      update()
    },
    showTheme(theme) {
      // Firefox has none before 126; Chrome before 125 takes only names like this one.
      states?.clear()
      if (theme) states?.add(`--${theme}`)
    },
    dispatch,
    report
  }
}
