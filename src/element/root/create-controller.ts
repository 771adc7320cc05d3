/** An attribute changes, step 3: composes the controller, and updates the store of the element. */
import { flushSync } from 'react-dom'
import { createStore } from 'zustand/vanilla'
import { disableTelemetry } from '../../core/telemetry/page-telemetry.js'
import type { Controller, ElementState, FilterOption } from '../custom-element/controller.js'
import { type ElementDefinition, optionsOf } from '../custom-element/element-definition.js'
import { createEventDispatcher } from '../custom-element/event-dispatcher.js'
import { createNavigation } from '../custom-element/navigation.js'
import { createElementStates } from '../dom/element-states.js'
import { createRawOptions } from '../options/raw-options.js'
import { createElementSessionOptions } from '../session/element-session-options.js'
import { provideSessionOptions } from '../session/session-source.js'
import { createElementAppearance } from './element-appearance.js'
import { createElementOptions } from './element-options.js'
import { createSessionAnnouncer } from './session-announcer.js'
import { createSessionController } from './session-controller.js'

const INITIAL: Pick<ElementState, 'isDetached' | 'recreatedIds'> = { isDetached: false, recreatedIds: new Map() }

const withRecreated =
  (ids: Parameters<Controller['replaceRemoved']>) =>
  ({ recreatedIds }: ElementState): Pick<ElementState, 'recreatedIds'> => ({
    recreatedIds: new Map([...recreatedIds, ids])
  })

/**
 * Connects an element with its screen. After options have changed, `update-scheduler.ts` applies them and binds the
 * session (`session-controller.ts`), and `session-announcer.ts` announces it.
 */
export function createController(
  element: HTMLElement,
  definition: ElementDefinition,
  internals: Partial<ElementInternals>
): Controller {
  const { isSession } = definition
  const { dispatch, report } = createEventDispatcher(element)
  const rawOptions = createRawOptions(`<${element.localName}>`, optionsOf(definition), onOptions)
  const { values } = rawOptions
  const navigation = createNavigation(element, definition.options, rawOptions, update)
  const states = createElementStates(internals.states)
  const appearance = createElementAppearance(element, isSession, values, report)
  const settings = createElementSessionOptions(element, values)
  const session = createSessionController(element, isSession, settings, rawOptions, update, report)
  const store = createStore<ElementState>()(() => ({ ...session.bound(), props: values(), ...INITIAL }))
  const announcer = createSessionAnnouncer(store, states, isSession, { dispatch, report })
  const searches = new Map<FilterOption, string>()
  if (isSession) {
    const { effective, hasOwn } = settings
    provideSessionOptions(element, { options: effective, hasOwn, theme: appearance.theme })
  }

  /** Applies to the whole page while the element exists. */
  function optOutOfTelemetry(): void {
    disableTelemetry(element, session.isConnected() && values().get('disableTelemetry') === true)
  }

  function onOptions(): void {
    optOutOfTelemetry()
    session.onOptionsChange()
  }

  function update(): void {
    if (session.isRetained()) return
    const previous = store.getState()
    const bound = session.bound()
    // Opened screens, searches and recreated resources belong to the session.
    const isOther = previous.session && bound.generation !== previous.generation
    if (isOther) {
      navigation.forget()
      searches.clear()
    }
    navigation.reflect()
    store.setState({ ...bound, props: values(), ...(isOther ? INITIAL : { isDetached: false }) })
    if (session.isConnected()) appearance.apply()
    announcer.follow()
  }

  return {
    ...createElementOptions(element, rawOptions, navigation, session.onOptionSet, report),
    element,
    definition,
    navigation,
    store,
    states,
    subscriptions: new Set(),
    search: (filter) => searches.get(filter) ?? '',
    setSearch: (filter, typed) => void searches.set(filter, typed),
    replaceRemoved: (...ids) => store.setState(withRecreated(ids)),
    connect() {
      states.connect()
      session.connect()
      optOutOfTelemetry()
    },
    disconnect(unmount) {
      session.disconnect()
      states.disconnect()
      announcer.stop()
      optOutOfTelemetry()
      // Effects of the screen end before the session is released.
      if (!isSession) flushSync(() => store.setState({ isDetached: true }))
      session.release(unmount)
    },
    forget: session.forget,
    ownsSession: session.ownsSession,
    retryVerification: session.retryVerification,
    dispatch,
    report
  }
}
