/** An attribute changes, step 4: binds the session of the options. */
import type { Session } from '../../core/session/session.js'
import type { Controller } from '../custom-element/controller.js'
import type { RawOptions } from '../options/raw-options.js'
import { sessionOptions } from '../options/session-options.js'
import type { BoundSession } from '../session/bound-session.js'
import type { ElementSessionOptions } from '../session/element-session-options.js'
import { createSessionBinding } from '../session/session-binding.js'
import { createProvidedOptions } from './provided-options.js'
import { createRetention } from './retention.js'
import { createUpdateScheduler } from './update-scheduler.js'

/** Binds an element to the session of its options, from its insertion to its removal. */
interface SessionController extends Pick<Controller, 'forget' | 'ownsSession' | 'retryVerification'> {
  bound(): BoundSession
  isConnected(): boolean
  /** `true` while the element is removed and keeps its state. */
  isRetained(): boolean
  connect(): void
  disconnect(): void
  /** Releases the session of a disconnected element. @param drop is called when the element doesn't keep its state */
  release(drop: () => void): void
  /** Called when the host has set an option, also to the same value. */
  onOptionSet(name: string): void
  /** Called when options have changed. */
  onOptionsChange(): void
}

/** @param onChange is called when the session or the options may have changed. */
export function createSessionController(
  element: HTMLElement,
  isSession: boolean,
  sessionSettings: ElementSessionOptions,
  { values, takeErrors }: Pick<RawOptions, 'values' | 'takeErrors'>,
  onChange: () => void,
  report: Controller['report']
): SessionController {
  const retention = createRetention(sessionSettings)
  const scheduler = createUpdateScheduler(element, { applyOptions, bindSession })
  const provided = createProvidedOptions(element, isSession, scheduler.plan)
  const binding = createSessionBinding(onChange, onEnded, (error) => report(error, 'session'))

  function applyOptions(): () => void {
    return binding.setOptions(sessionSettings.effective(), provided.take())
  }

  function bindSession(acquire: () => void): void {
    sessionSettings.attach()
    acquire()
    retention.end()
    onChange()
    for (const error of takeErrors()) report(error, 'options')
  }

  function onEnded(): void {
    provided.reset()
    onChange()
  }

  return {
    bound: binding.bound,
    isConnected: scheduler.isConnected,
    isRetained: retention.isActive,
    connect() {
      scheduler.connect()
      provided.follow()
      provided.change()
      // A session that was ended starts again when its element is inserted.
      provided.provide()
    },
    disconnect() {
      scheduler.disconnect()
      provided.stop()
    },
    release(drop) {
      retention.end()
      const left = binding.detach()
      function forget(): void {
        binding.forget()
        onChange()
        drop()
      }
      if (left && !isSession) retention.start(left, forget)
      else forget()
    },
    onOptionSet(name) {
      if (name in sessionOptions && values().has(name)) provided.provide()
      // A removed element that would get another session drops its state.
      retention.revalidate()
    },
    onOptionsChange: provided.change,
    forget: retention.forget,
    ownsSession: (session: Session) =>
      // Options set in this turn may not be applied yet.
      binding.ownsSession(session, element.isConnected ? sessionSettings.effective() : sessionSettings.detached()),
    retryVerification: binding.retryVerification
  }
}
