import type { PlatformClient } from '../platform/index.js'
import { attributeName, type SessionOptions } from '../store/session-options.js'
import { behaviourOptions, sessionOptions } from './base-options.js'
import { type ElementDefinition, type GivenValues, type OptionTable, valuesOf } from './element-definition.js'
import { PlatformErrorEvent, SessionChangeEvent } from './events.js'
import { pageEnvironment } from './page-environment.js'
import { createSessionHolder, type HeldSession } from './session-holder.js'
import {
  inheritedSessionOptions,
  onSessionOptions,
  provideSessionOptions,
  tellSessionOptions
} from './session-source.js'

/** What the screen inside an element follows. */
export interface ElementState extends HeldSession {
  readonly given: GivenValues
}

/** Stands between an element and the screen inside it: options and session go in, events come out. */
export interface Controller {
  readonly element: HTMLElement
  readonly definition: ElementDefinition
  state(): ElementState
  subscribe(listener: () => void): () => void
  /** Sets an option from its attribute or property; `undefined` and `null` bring the default back. */
  set(name: string, given: unknown): void
  get(name: string): unknown
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
  return { ...sessionOptions, ...(isSession ? {} : behaviourOptions), ...options }
}

export function createController(
  element: HTMLElement,
  definition: ElementDefinition,
  internals: ElementInternals
): Controller {
  const options = optionsOf(definition)
  const given = new Map<string, unknown>()
  const listeners = new Set<() => void>()
  const reported = new WeakSet<object>()
  let state: ElementState = { given: new Map() }
  let announced: PlatformClient | undefined
  let isConnected = false
  let isPlanned = false
  let stopFollowing: (() => void) | undefined
  let stopWatching: (() => void) | undefined

  const holder = createSessionHolder(pageEnvironment(), update, (error) => report(error, 'session'))
  if (definition.isSession) provideSessionOptions(element, effectiveSessionOptions)

  function report(error: unknown, operation: string): void {
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return
      reported.add(error)
    }
    element.dispatchEvent(new PlatformErrorEvent(error, operation))
  }

  function effectiveSessionOptions(): SessionOptions | undefined {
    const own: SessionOptions = valuesOf(sessionOptions, given)
    const hasOwn = Object.values(own).some((value) => value !== undefined && value !== false)
    return hasOwn ? own : inheritedSessionOptions(element)
  }

  /** Options that come one after another in one turn, as frameworks set them, are taken together. */
  function plan(): void {
    if (isPlanned || !isConnected) return
    isPlanned = true
    queueMicrotask(() => {
      isPlanned = false
      if (!isConnected) return
      holder.follow(effectiveSessionOptions())
      update()
    })
  }

  function planSession(): void {
    if (definition.isSession) tellSessionOptions()
    plan()
  }

  function announce(): void {
    const connection = state.session?.store.getState().connection
    if (connection?.status === 'failed') report(connection.error, 'session')
    if (connection?.status !== 'ready' || connection.client === announced) return
    announced = connection.client
    element.dispatchEvent(new SessionChangeEvent(connection.client))
  }

  function update(): void {
    const held = holder.held()
    if (held.session !== state.session) {
      stopWatching?.()
      stopWatching = held.session?.store.subscribe(({ connection }, before) => {
        if (connection !== before.connection) announce()
      })
    }
    if (held.fault && held.fault !== state.fault) report(held.fault.error, 'session')
    state = { ...held, given: new Map(given) }
    announce()
    for (const listener of listeners) listener()
  }

  function warn(name: string, reason: string): void {
    const error = new Error(`The ${attributeName(name)} option of <${element.localName}> ${reason}; its default is used.`)
    console.warn(error.message)
    report(error, 'options')
  }

  function read(name: string, value: unknown): unknown {
    if (value === undefined || value === null) return undefined
    try {
      return options[name]?.read(value)
    } catch (error) {
      warn(name, error instanceof Error ? error.message : '')
      return undefined
    }
  }

  return {
    element,
    definition,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(name, value) {
      const next = read(name, value)
      if (given.has(name) && given.get(name) === next) return
      if (next === undefined) given.delete(name)
      else given.set(name, next)
      if (!isConnected) return
      if (name in sessionOptions) planSession()
      else update()
    },
    get: (name) => given.get(name),
    connect() {
      isConnected = true
      stopFollowing ??= onSessionOptions(plan)
      planSession()
    },
    disconnect() {
      isConnected = false
      stopFollowing?.()
      stopWatching?.()
      stopFollowing = undefined
      stopWatching = undefined
      announced = undefined
      holder.release()
      state = { given: state.given }
    },
    showTheme(theme) {
      internals.states.clear()
      if (theme) internals.states.add(theme)
    },
    dispatch: (event) => element.dispatchEvent(event),
    report
  }
}
