/** An attribute changes, step 3: asks about unsaved input before what is open changes. */

import { isSameRecord } from '../../core/resources/structural-sharing.js'
import { attributeName } from '../../core/session/session-options.js'
import { type ScreenChangeDetail, ScreenChangeEvent } from '../events/screen-events.js'
import type { OptionTable } from '../options/option-table.js'
import type { RawOptions } from '../options/raw-options.js'
import { createAttributeReflection } from './attribute-reflection.js'
import { createLeaveGuards, type LeaveGuards } from './leave-guards.js'
import { createOpeningPaint, type OpeningPaint } from './opening-paint.js'

/** Navigation of an element, which a host can follow and lead. */
export interface Navigation extends OpeningPaint {
  /** Unsaved input, which every change of what is open asks about. */
  readonly guards: LeaveGuards
  /** Opens, closes or changes what an option holds, on behalf of the user. */
  open(option: string, value: unknown): void
  /** Fires `screen-change` if the screen differs, after React has moved focus and scroll positions. */
  showScreen(screen: ScreenChangeDetail): void
}

/** Navigation as the controller uses it. */
interface ElementNavigation extends Navigation {
  /** `true` while the element itself sets an attribute. */
  isReflecting(): boolean
  /**
   * Called when the host sets an option. Applies it and closes what the user opened from its former value. If input
   * would be lost, this waits for the user's answer, and `screen-change` fires if the user stays.
   *
   * @param apply sets the option
   */
  followHost(option: string, value: unknown, apply: () => void): void
  /** Closes what the user opened. What the host opened stays. */
  forget(): void
  /** Writes what is open to the attributes. */
  reflect(): void
}

/** @param onOpen applies the user's navigation immediately. */
export function createNavigation(
  element: HTMLElement,
  options: OptionTable,
  rawOptions: RawOptions,
  onOpen: () => void
): ElementNavigation {
  /** Options that hold what the user opened. */
  const opened = new Set<string>()
  const guards = createLeaveGuards()
  const opening = createOpeningPaint()
  const reflected = Object.keys(options).filter((name) => options[name]?.opens)
  const { isReflecting, reflect } = createAttributeReflection(element, options, rawOptions)
  let shown: ScreenChangeDetail | undefined

  function close(option: string): void {
    opened.delete(option)
    rawOptions.set(option, undefined)
  }

  function fireScreenChange(screen: ScreenChangeDetail): void {
    queueMicrotask(() => element.dispatchEvent(new ScreenChangeEvent(screen)))
  }

  function applyOfHost(option: string, apply: () => void): void {
    const previous = rawOptions.values().get(option)
    apply()
    opened.delete(option)
    if (rawOptions.values().get(option) === previous) return
    for (const name of opened) if (options[name]?.opens?.from === option) close(name)
  }

  return {
    ...opening,
    guards,
    open(option, value) {
      if (rawOptions.values().get(option) === value) return
      function go(): void {
        opening.beginOpening()
        rawOptions.set(option, value)
        if (value === undefined) opened.delete(option)
        else opened.add(option)
        onOpen()
      }
      if (options[option]?.isLeftBy === 'everyone') guards.leave(option, go)
      else go()
    },
    showScreen(screen) {
      const previous = shown
      if (previous && isSameRecord(previous, screen)) return
      shown = screen
      if (previous) fireScreenChange(screen)
    },
    isReflecting,
    followHost(option, value, apply) {
      guards.withdraw(option)
      if (!options[option]?.isLeftBy || !rawOptions.differs(option, value)) return applyOfHost(option, apply)
      // A removed attribute is `null`.
      const isAttribute = value === null || options[option].opens || element.hasAttribute(attributeName(option))
      let isReflected = false
      guards.leave(
        option,
        () => {
          applyOfHost(option, apply)
          if (isReflected) reflect(option)
        },
        () => shown && fireScreenChange(shown)
      )
      isReflected = Boolean(isAttribute) && guards.isWaiting(option)
      // The attribute says what is shown.
      if (isReflected) reflect(option)
    },
    forget() {
      guards.clear()
      for (const name of opened) close(name)
    },
    reflect: () => reflected.forEach(reflect)
  }
}
