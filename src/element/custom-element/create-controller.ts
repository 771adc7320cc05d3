import { flushSync } from 'react-dom'
import { createStore } from 'zustand/vanilla'
import type { PlatformClient } from '../../client/index.js'
import { trace } from '../../client/trace.js'
import { type DetachedElement, retainDetached } from '../../core/session/detached-elements.js'
import {
  isRenewal,
  isSameOptions,
  mergeInheritedOptions,
  hasCredentials,
  type SessionOptions
} from '../../core/session/session-options.js'
import { isInUse } from '../../core/session/session-registry.js'
import { disableTelemetry } from '../../core/telemetry/page-telemetry.js'
import { createThemeController } from '../appearance/theme-controller.js'
import { pageOptions } from '../options/page-options.js'
import { sessionOptions } from '../options/session-options.js'
import type { Controller, ElementState, FilterOption } from './controller.js'
import type { ElementDefinition } from './element-definition.js'
import { valuesOf } from '../options/option-table.js'
import { SessionChangeEvent } from '../events/events.js'
import { optionsOf } from './element-options.js'
import { createEventDispatcher } from './event-dispatcher.js'
import { createNavigation } from './navigation.js'
import { createElementStates } from './element-states.js'
import { createRawOptions } from '../options/raw-options.js'
import { sessionState } from '../session/session-state.js'
import { createSessionBinding, type DetachedSession } from '../session/session-binding.js'
import {
  inheritanceOf,
  inheritedSessionOptions,
  inheritedTheme,
  onSessionOptions,
  provideSessionOptions,
  notifySessionOptions
} from '../session/session-source.js'

export function createController(
  element: HTMLElement,
  definition: ElementDefinition,
  internals: Partial<ElementInternals>
): Controller {
  const { dispatch, report } = createEventDispatcher(element)
  const given = createRawOptions(`<${element.localName}>`, optionsOf(definition), planAll)
  const navigation = createNavigation(element, definition.options, given, update)
  const states = createElementStates(internals.states)
  const store = createStore<ElementState>()(() => ({
    props: given.values(),
    isEnded: false,
    isVerifying: false,
    generation: 0,
    isDetached: false
  }))
  const holder = createSessionBinding(update, leaveSession, (error) => report(error, 'session'))
  const themeController = createThemeController(
    `<${element.localName}>`,
    () => element.shadowRoot && { root: element.shadowRoot, document: element.ownerDocument, selector: ':host' },
    report
  )
  let announced: PlatformClient | undefined
  let isConnected = false
  let isPlanned = false
  const searches = new Map<FilterOption, string>()
  /** Whether somebody has given it a session since it was asked for one, or since its session was ended. */
  let providedByHost = false
  let stopFollowing: (() => void) | undefined
  let stopWatching: (() => void) | undefined
  let inherited: () => SessionOptions | undefined = () => undefined
  /** Is held weakly by the page, and so by nobody but the element. */
  let kept: DetachedElement | undefined
  let endKeeping: (() => void) | undefined

  const ownSessionOptions = (): SessionOptions => valuesOf(sessionOptions, given.values())
  const hasOwn = (): boolean => hasCredentials(ownSessionOptions())
  const ownAppearance = () => valuesOf(pageOptions, given.values()).appearance

  /** What is inside a session element has its theme, and inherits its tokens. */
  function showAppearance(): void {
    const own = ownAppearance()
    themeController.apply(own, definition.isSession ? undefined : (own?.theme ?? inheritedTheme(element)))
  }

  function withInherited(inherited: SessionOptions | undefined): SessionOptions | undefined {
    return inherited && mergeInheritedOptions(inherited, ownSessionOptions())
  }

  const effectiveSessionOptions = (): SessionOptions | undefined =>
    hasOwn() ? ownSessionOptions() : withInherited(inheritedSessionOptions(element))

  /** What they are while it is out of the page: where it inherits them, those of where it stood. */
  const sessionOptionsAway = (): SessionOptions => (!hasOwn() && withInherited(inherited())) || ownSessionOptions()

  if (definition.isSession) {
    provideSessionOptions(element, { options: effectiveSessionOptions, hasOwn, theme: () => ownAppearance()?.theme })
  }

  /** One that was just taken from its place inherits nothing there, and is still to leave as it was. */
  const isInPlace = (): boolean => isConnected && element.isConnected

  /** What comes in one turn, one option after another as frameworks set them, is taken together. */
  function plan(): void {
    if (isPlanned || !isConnected) return
    isPlanned = true
    queueMicrotask(() => {
      isPlanned = false
      if (!isInPlace()) return
      const take = holder.setOptions(effectiveSessionOptions(), providedByHost)
      providedByHost = false
      queueMicrotask(() => {
        if (!isInPlace()) return
        inherited = inheritanceOf(element)
        take()
        endKeeping?.()
        update()
        for (const error of given.takeErrors()) report(error, 'options')
      })
    })
  }

  function planAll(): void {
    optOutOfTelemetry()
    if (definition.isSession) notifySessionOptions(null)
    plan()
  }

  /** Somebody gives the element a session: where it is a session element, also what is inside it. */
  function markProvided(): void {
    providedByHost = true
    if (definition.isSession) notifySessionOptions(element)
    plan()
  }

  /** What is out of the page is not kept for another person. */
  function reconsider(left: DetachedSession): boolean {
    const options = sessionOptionsAway()
    if (isSameOptions(options, left.options)) return true
    // Whose another token is, those who use the session are finding out.
    return !hasOwn() && isRenewal(left.options, options) && isInUse(left.session)
  }

  function keep(left: DetachedSession, unmount: () => void): void {
    const forget = (): void => {
      endKeeping?.()
      holder.forget()
      update()
      unmount()
    }
    kept = { session: left.session, forget, revalidate: () => void (reconsider(left) || forget()) }
    const end = retainDetached(kept)
    endKeeping = () => {
      end()
      kept = endKeeping = undefined
    }
    // Whoever was signed out in this very turn is not kept either.
    kept.revalidate()
  }

  function leaveSession(): void {
    providedByHost = false
    update()
  }

  /** It holds for the whole page, as long as the element is there. */
  function optOutOfTelemetry(): void {
    disableTelemetry(element, isConnected && given.values().get('disableTelemetry') === true)
  }

  function announce(): void {
    const held = store.getState()
    const { session, fault, isVerifying, doubt } = held
    states.coverContent(isVerifying ? (doubt === undefined ? 'loading' : 'error') : undefined)
    // All others have a screen, which tells what it shows.
    if (definition.isSession) states.showContent(sessionState(held))
    const connection = session?.store.getState().connection
    if (fault) report(fault.error, 'session')
    if (connection?.status === 'failed') report(connection.error, 'session')
    if (connection?.status !== 'ready' || connection.client === announced) return
    announced = connection.client
    dispatch(new SessionChangeEvent(announced))
  }

  function update(): void {
    // What is kept stays as it was.
    if (kept) return
    const before = store.getState()
    const held = holder.held()
    // What a person opened belongs to a session, as everything else that a person did.
    if (before.session && held.generation !== before.generation) navigation.forget()
    navigation.reflect()
    store.setState({ ...held, props: given.values(), isDetached: false })
    if (isConnected) showAppearance()
    stopWatching?.()
    stopWatching = held.session?.store.subscribe(announce)
    announce()
  }

  return {
    element,
    definition,
    navigation,
    store,
    states,
    subscriptions: new Set(),
    search: (filter) => searches.get(filter) ?? '',
    setSearch: (filter, typed) => void searches.set(filter, typed),
    set(name, value) {
      if (navigation.isReflecting()) return
      const before = given.values()
      given.set(name, value)
      const after = given.values()
      if (after !== before)
        trace('element', element, `option ${name} ${after.has(name) ? 'given' : 'not given any more'}`)
      navigation.followHost(name, after.get(name) !== before.get(name))
      if (name in sessionOptions && given.values().has(name)) markProvided()
      kept?.revalidate()
    },
    get: (name) => given.values().get(name),
    rejectOption(name, value, error) {
      if (given.refuse(name, value, error)) report(error, name)
    },
    connect() {
      isConnected = true
      states.connect()
      stopFollowing ??= onSessionOptions((isGivenTo) => {
        providedByHost ||= isGivenTo(element)
        plan()
      })
      planAll()
      markProvided()
    },
    disconnect(unmount) {
      isConnected = false
      states.disconnect()
      stopFollowing?.()
      stopWatching?.()
      stopFollowing = stopWatching = undefined
      announced = undefined
      optOutOfTelemetry()
      // What is shown ends its part before the session is let go.
      if (!definition.isSession) flushSync(() => store.setState({ isDetached: true }))
      endKeeping?.()
      const left = holder.detach()
      if (left && !definition.isSession) keep(left, unmount)
      else {
        holder.forget()
        update()
        unmount()
      }
    },
    forget: () => kept?.forget(),
    ownsSession: (session) =>
      // They may have been given in this very turn, and not be followed yet.
      holder.speaksFor(session, element.isConnected ? effectiveSessionOptions() : sessionOptionsAway()),
    verifyAgain: holder.verifyAgain,
    dispatch,
    report
  }
}
