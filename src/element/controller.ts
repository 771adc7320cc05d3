import type { PlatformClient } from '../platform/index.js'
import { attributeName, type SessionOptions } from '../store/session-options.js'
import { behaviourOptions, sessionOptions } from './base-options.js'
import { type ElementDefinition, type GivenValues, type OptionTable, valuesOf } from './element-definition.js'
import { PlatformErrorEvent, SessionChangeEvent } from './events.js'
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
  /** How many sessions there were before this one. */
  readonly generation: number
}

/** Stands between an element and the screen inside it: options and session go in, events come out. */
export interface Controller {
  readonly element: HTMLElement
  readonly definition: ElementDefinition
  state(): ElementState
  subscribe(listener: () => void): () => void
  /** Sets an option from its attribute or property; `undefined` and `null` bring the default back. */
  set(name: string, value: unknown): void
  get(name: string): unknown
  /** Uses the default in place of what the host gave and what failed. */
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
  return { ...sessionOptions, ...(isSession ? {} : behaviourOptions), ...options }
}

export function createController(
  element: HTMLElement,
  definition: ElementDefinition,
  { states }: ElementInternals
): Controller {
  const options = optionsOf(definition)
  const givenLast = new Map<string, unknown>()
  const listeners = new Set<() => void>()
  const reported = new WeakSet<object>()
  const unread: Error[] = []
  let given: GivenValues = new Map()
  let state: ElementState = { given, generation: 0 }
  let announced: PlatformClient | undefined
  let isConnected = false
  let isPlanned = false
  let stopFollowing: (() => void) | undefined
  let stopWatching: (() => void) | undefined

  const holder = createSessionHolder(update, (error) => report(error, 'session'))
  if (definition.isSession) provideSessionOptions(element, effectiveSessionOptions)

  const dispatch = (event: Event): boolean => element.dispatchEvent(event)

  function report(error: unknown, operation: string): void {
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return
      reported.add(error)
    }
    dispatch(new PlatformErrorEvent(error, operation))
  }

  function effectiveSessionOptions(): SessionOptions | undefined {
    const own: SessionOptions = valuesOf(sessionOptions, given)
    return Object.values(own).some(Boolean) ? own : inheritedSessionOptions(element)
  }

  /** What comes in one turn, one option after another as frameworks set them, is taken together. */
  function plan(): void {
    if (isPlanned || !isConnected) return
    isPlanned = true
    queueMicrotask(() => {
      isPlanned = false
      if (!isConnected) return
      holder.follow(effectiveSessionOptions())
      update()
      for (const error of unread.splice(0)) report(error, 'options')
    })
  }

  function planAll(): void {
    if (definition.isSession) tellSessionOptions()
    plan()
  }

  function announce(): void {
    const connection = state.session?.store.getState().connection
    if (connection?.status === 'failed') report(connection.error, 'session')
    if (connection?.status !== 'ready' || connection.client === announced) return
    announced = connection.client
    dispatch(new SessionChangeEvent(announced))
  }

  function update(): void {
    const { session, fault } = holder.held()
    const isOther = session !== state.session
    if (isOther || fault !== state.fault || given !== state.given) {
      state = { given, session, fault, generation: state.generation + Number(isOther) }
    }
    if (isOther) {
      stopWatching?.()
      stopWatching = session?.store.subscribe(announce)
    }
    if (fault) report(fault.error, 'session')
    announce()
    for (const listener of listeners) listener()
  }

  function put(name: string, value: unknown): void {
    if (given.get(name) === value) return
    const next = new Map(given).set(name, value)
    if (value === undefined) next.delete(name)
    given = next
    planAll()
  }

  function warn(name: string, reason: string): string {
    const message = `The ${attributeName(name)} option of <${element.localName}> ${reason}; its default is used.`
    console.warn(message)
    return message
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
      const isAgain = givenLast.get(name) === value
      // What an object holds may have changed since.
      if (isAgain && typeof value !== 'object') return
      givenLast.set(name, value)
      const text = typeof value === 'string' ? value.trim() : value
      const read = text === undefined || text === null ? undefined : options[name]?.read(text)
      if (read === undefined && text !== undefined && text !== null && text !== '' && !isAgain) {
        unread.push(new TypeError(warn(name, `should be ${options[name]?.expected}`)))
        plan()
      }
      put(name, read)
    },
    get: (name) => given.get(name),
    refuse(name, value, error) {
      if (value === undefined || given.get(name) !== value) return
      warn(name, 'failed')
      report(error, name)
      put(name, undefined)
    },
    connect() {
      isConnected = true
      stopFollowing ??= onSessionOptions(plan)
      planAll()
    },
    disconnect() {
      isConnected = false
      stopFollowing?.()
      stopWatching?.()
      stopFollowing = undefined
      stopWatching = undefined
      announced = undefined
      holder.follow(undefined)
      state = { given, generation: state.generation }
    },
    showTheme(theme) {
      states.clear()
      if (theme) states.add(theme)
    },
    dispatch,
    report
  }
}
