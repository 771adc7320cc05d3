import { flushSync } from 'react-dom'
import { createStore } from 'zustand/vanilla'
import type { PlatformClient } from '../../client/index.js'
import { trace } from '../../client/trace.js'
import { disableTelemetry } from '../../core/telemetry/page-telemetry.js'
import { createThemeController } from '../appearance/theme-controller.js'
import { behaviourOptions } from '../options/behaviour-options.js'
import { scopeOptions } from '../options/scope-options.js'
import { pageOptions } from '../options/page-options.js'
import { sessionOptions } from '../options/session-options.js'
import type { Controller, ElementState, FilterOption } from '../custom-element/controller.js'
import { type ElementDefinition, optionsOf } from '../custom-element/element-definition.js'
import { valuesOf } from '../options/option-table.js'
import { SessionChangeEvent } from '../events/events.js'
import { createEventDispatcher } from '../custom-element/event-dispatcher.js'
import { createNavigation } from '../custom-element/navigation.js'
import { createElementStates } from '../dom/element-states.js'
import { createRawOptions } from '../options/raw-options.js'
import { contentStateOf, createSessionBinding } from '../session/session-binding.js'
import { createElementSessionOptions } from '../session/element-session-options.js'
import { createRetention } from './retention.js'
import {
  inheritedTheme,
  onSessionOptions,
  provideSessionOptions,
  notifySessionOptions
} from '../session/session-source.js'

/** Options that decide which commands an element offers. */
const commandOptions = { ...behaviourOptions, ...scopeOptions }

export function createController(
  element: HTMLElement,
  definition: ElementDefinition,
  internals: Partial<ElementInternals>
): Controller {
  const { dispatch, report } = createEventDispatcher(element)
  const rawOptions = createRawOptions(`<${element.localName}>`, optionsOf(definition), planAll)
  const navigation = createNavigation(element, definition.options, rawOptions, update)
  const states = createElementStates(internals.states)
  const store = createStore<ElementState>()(() => ({
    props: rawOptions.values(),
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
  /** `true` if the host has provided session options since the element was last asked for them or signed out. */
  let providedByHost = false
  let stopFollowing: (() => void) | undefined
  let stopWatching: (() => void) | undefined

  const sessionSettings = createElementSessionOptions(element, rawOptions.values)
  const retention = createRetention(sessionSettings)
  const ownAppearance = () => valuesOf(pageOptions, rawOptions.values()).appearance

  /** Elements inside an `<x-session>` take its theme and inherit its tokens. */
  function showAppearance(): void {
    const own = ownAppearance()
    themeController.apply(own, definition.isSession ? undefined : (own?.theme ?? inheritedTheme(element)))
  }

  if (definition.isSession) {
    const { effective, hasOwn } = sessionSettings
    provideSessionOptions(element, { options: effective, hasOwn, theme: () => ownAppearance()?.theme })
  }

  /** An element that was just removed inherits nothing and has not been detached yet. */
  const isInPlace = (): boolean => isConnected && element.isConnected

  /** Options that change in the same turn are applied together, because frameworks set them one by one. */
  function plan(): void {
    if (isPlanned || !isConnected) return
    isPlanned = true
    queueMicrotask(applyOptions)
  }

  /** First step: releases a session that doesn't belong to the options. */
  function applyOptions(): void {
    isPlanned = false
    if (!isInPlace()) return
    const acquire = holder.setOptions(sessionSettings.effective(), providedByHost)
    providedByHost = false
    // All elements have released their sessions before any acquires one.
    queueMicrotask(() => bindSession(acquire))
  }

  /** Second step: acquires the session, and shows and announces its state. */
  function bindSession(acquire: () => void): void {
    if (!isInPlace()) return
    sessionSettings.attach()
    acquire()
    retention.end()
    update()
    for (const error of rawOptions.takeErrors()) report(error, 'options')
  }

  function planAll(): void {
    optOutOfTelemetry()
    if (definition.isSession) notifySessionOptions(null)
    plan()
  }

  /** Marks that the host has provided a session. For `<x-session>`, also for the elements inside. */
  function markProvided(): void {
    providedByHost = true
    if (definition.isSession) notifySessionOptions(element)
    plan()
  }

  function leaveSession(): void {
    providedByHost = false
    update()
  }

  /** Applies to the whole page while the element exists. */
  function optOutOfTelemetry(): void {
    disableTelemetry(element, isConnected && rawOptions.values().get('disableTelemetry') === true)
  }

  function announce(): void {
    const state = store.getState()
    const { session, fault, isVerifying, verificationError } = state
    states.coverContent(isVerifying ? (verificationError === undefined ? 'loading' : 'error') : undefined)
    // All other elements have a screen that reports its state.
    if (definition.isSession) states.showContent(contentStateOf(state))
    const connection = session?.store.getState().connection
    if (fault) report(fault.error, 'session')
    if (connection?.status === 'failed') report(connection.error, 'session')
    if (connection?.status !== 'ready' || connection.client === announced) return
    announced = connection.client
    dispatch(new SessionChangeEvent(announced))
  }

  function update(): void {
    // A retained element keeps its state.
    if (retention.isActive()) return
    const previous = store.getState()
    const bound = holder.bound()
    // Opened screens and searches belong to the session.
    if (previous.session && bound.generation !== previous.generation) {
      navigation.forget()
      searches.clear()
    }
    navigation.reflect()
    store.setState({ ...bound, props: rawOptions.values(), isDetached: false })
    if (isConnected) showAppearance()
    stopWatching?.()
    stopWatching = bound.session?.store.subscribe(announce)
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
      navigation.followHost(name, value, () => {
        const previous = rawOptions.values()
        rawOptions.set(name, value)
        const after = rawOptions.values()
        if (after !== previous)
          trace('element', element, `option ${name} ${after.has(name) ? 'given' : 'not given any more'}`)
      })
      if (name in sessionOptions && rawOptions.values().has(name)) markProvided()
      retention.revalidate()
    },
    get: (name) => rawOptions.values().get(name),
    options: () => valuesOf(commandOptions, rawOptions.values()),
    rejectOption(name, value, error) {
      if (rawOptions.reject(name, value, error)) report(error, name)
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
      // Effects of the screen end before the session is released.
      if (!definition.isSession) flushSync(() => store.setState({ isDetached: true }))
      retention.end()
      const left = holder.detach()
      const drop = (): void => {
        holder.forget()
        update()
        unmount()
      }
      if (left && !definition.isSession) retention.start(left, drop)
      else drop()
    },
    forget: retention.forget,
    ownsSession: (session) =>
      // Options set in this turn may not be applied yet.
      holder.ownsSession(session, element.isConnected ? sessionSettings.effective() : sessionSettings.detached()),
    retryVerification: holder.retryVerification,
    dispatch,
    report
  }
}
