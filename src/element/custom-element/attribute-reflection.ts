import { attributeName } from '../../core/session/session-options.js'
import type { OptionTable } from '../options/option-table.js'
import type { RawOptions } from '../options/raw-options.js'

/** Writes the values of options to the attributes of an element. */
interface AttributeReflection {
  /** `true` while an attribute is being written. */
  isReflecting(): boolean
  reflect(option: string): void
}

export function createAttributeReflection(
  element: HTMLElement,
  options: OptionTable,
  rawOptions: RawOptions
): AttributeReflection {
  let isReflecting = false
  return {
    isReflecting: () => isReflecting,
    reflect(option) {
      const attribute = attributeName(option)
      const current = rawOptions.values().get(option)
      const value = current && options[option]?.write ? options[option].write(current) : current
      isReflecting = true
      if (typeof value !== 'string') element.removeAttribute(attribute)
      else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
      isReflecting = false
    }
  }
}
