import { attributeName } from '../../core/session/session-options.js'
import { isSameRecord } from '../../core/resources/structural-sharing.js'
import { ScreenChangeEvent, type ScreenChangeDetail } from '../events/screen-events.js'
import type { RawOptions } from '../options/raw-options.js'
import type { OptionTable } from '../options/option-table.js'

/** Where a person is in an element, which its host can follow and lead. */
export interface Navigation {
  /** Opens something that an option holds, or closes it, or looks at it in another way, as a person wants it. */
  open(option: string, value: unknown): void
  /** Tells the host which screen is shown, where it is another one. */
  showScreen(screen: ScreenChangeDetail): void
}

/** The same, for the controller. */
export interface ElementNavigation extends Navigation {
  /** Whether it is setting an attribute, which is then not the host's doing. */
  isReflecting(): boolean
  /** The host has set an option: what a person opened from what it held before is closed. */
  followHost(option: string, isChanged: boolean): void
  /** Closes what a person opened; what the host opened stays. */
  forget(): void
  /** Lets the attributes say what is open. */
  reflect(): void
}

/** @param onOpen takes over at once what a person opened. */
export function createNavigation(
  element: HTMLElement,
  options: OptionTable,
  given: RawOptions,
  onOpen: () => void
): ElementNavigation {
  /** The options that hold what a person opened. */
  const opened = new Set<string>()
  const reflected = Object.keys(options).filter((name) => options[name]?.opens)
  let isReflecting = false
  let shown: ScreenChangeDetail | undefined

  function close(option: string): void {
    opened.delete(option)
    given.set(option, undefined)
  }

  return {
    open(option, value) {
      if (given.values().get(option) === value) return
      given.set(option, value)
      if (value === undefined) opened.delete(option)
      else opened.add(option)
      onOpen()
    },
    showScreen(screen) {
      const before = shown
      if (before && isSameRecord(before, screen)) return
      shown = screen
      if (before) element.dispatchEvent(new ScreenChangeEvent(screen))
    },
    isReflecting: () => isReflecting,
    followHost(option, isChanged) {
      opened.delete(option)
      if (!isChanged) return
      for (const name of opened) if (options[name]?.opens?.from === option) close(name)
    },
    forget() {
      for (const name of opened) close(name)
    },
    reflect() {
      const values = given.values()
      isReflecting = true
      for (const name of reflected) {
        const attribute = attributeName(name)
        const held = values.get(name)
        const value = held && options[name]?.write ? options[name].write(held) : held
        if (typeof value !== 'string') element.removeAttribute(attribute)
        else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
      }
      isReflecting = false
    }
  }
}
