import { attributeName } from '../../store/session-options.js'
import { type OptionTable, type OptionValues, valuesOf } from '../options/option-table.js'

function given(element: Element, name: string, hasAttribute: boolean): unknown {
  if (name in element) return Reflect.get(element, name)
  const text = hasAttribute ? element.getAttribute(attributeName(name)) : null
  return text?.trim()
}

/**
 * What some options of an element hold that may not be defined yet: it has then attributes, and properties that a
 * framework set too early. What cannot be read is left to the element, which tells of it.
 */
export function readEarly<Options extends OptionTable>(element: Element, options: Options): OptionValues<Options> {
  const values = Object.entries(options).flatMap(([name, option]): [string, unknown][] => {
    const value = given(element, name, option.hasAttribute)
    const read = value === undefined || value === null ? undefined : option.read(value)
    return read === undefined ? [] : [[name, read]]
  })
  return valuesOf(options, new Map(values))
}
