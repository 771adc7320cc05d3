import { attributeName } from '../../core/session/session-options.js'
import { isSameRecord } from '../../core/resources/structural-sharing.js'
import { ScreenChangeEvent, type ScreenChangeDetail } from '../events/screen-events.js'
import type { RawOptions } from '../options/raw-options.js'
import type { OptionTable } from '../options/option-table.js'

/** Navigation of an element, which a host can follow and lead. */
export interface Navigation {
  /** Opens, closes or changes what an option holds, on behalf of the user. */
  open(option: string, value: unknown): void
  /** Fires `screen-change` if the screen differs, after React has moved focus and scroll positions. */
  showScreen(screen: ScreenChangeDetail): void
}

/** Navigation as the controller uses it. */
interface ElementNavigation extends Navigation {
  /** `true` while the element itself sets an attribute. */
  isReflecting(): boolean
  /** Called when the host sets an option: closes what the user opened from its former value. */
  followHost(option: string, isChanged: boolean): void
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
  const reflected = Object.keys(options).filter((name) => options[name]?.opens)
  let isReflecting = false
  let shown: ScreenChangeDetail | undefined

  function close(option: string): void {
    opened.delete(option)
    rawOptions.set(option, undefined)
  }

  return {
    open(option, value) {
      if (rawOptions.values().get(option) === value) return
      rawOptions.set(option, value)
      if (value === undefined) opened.delete(option)
      else opened.add(option)
      onOpen()
    },
    showScreen(screen) {
      const previous = shown
      if (previous && isSameRecord(previous, screen)) return
      shown = screen
      if (previous) queueMicrotask(() => element.dispatchEvent(new ScreenChangeEvent(screen)))
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
      const values = rawOptions.values()
      isReflecting = true
      for (const name of reflected) {
        const attribute = attributeName(name)
        const current = values.get(name)
        const value = current && options[name]?.write ? options[name].write(current) : current
        if (typeof value !== 'string') element.removeAttribute(attribute)
        else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
      }
      isReflecting = false
    }
  }
}
