import { type OptionTable, type OptionValues, valuesOf } from '../options/option-table.js'
import { spellingIn } from '../options/spellings.js'

function given(element: Element, name: string, hasAttribute: boolean): unknown {
  const property: unknown = Reflect.get(element, name)
  if (property !== undefined) return property
  const attribute = hasAttribute ? spellingIn(element, name) : undefined
  return attribute && element.getAttribute(attribute)?.trim()
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
