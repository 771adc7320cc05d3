import { type OptionTable, type OptionValues, valuesOf } from '../options/option-table.js'
import { attributeNameOn } from '../options/attribute-names.js'

/**
 * What some options hold, as they are given by name. What cannot be read is left to the element, which tells of it.
 */
export function readProvidedOptions<Options extends OptionTable>(
  given: (name: string, hasAttribute: boolean) => unknown,
  options: Options
): OptionValues<Options> {
  const values = Object.entries(options).flatMap(([name, option]): [string, unknown][] => {
    const value = given(name, option.hasAttribute)
    const read = value === undefined || value === null ? undefined : option.read(value)
    return read === undefined ? [] : [[name, read]]
  })
  return valuesOf(options, new Map(values))
}

/**
 * What some options of an element hold that may not be defined yet: it has then attributes, and properties that a
 * framework set too early.
 */
export const readOptionsFromDom = <Options extends OptionTable>(
  element: Element,
  options: Options
): OptionValues<Options> =>
  readProvidedOptions((name, hasAttribute) => {
    const property: unknown = Reflect.get(element, name)
    if (property !== undefined) return property
    const attribute = hasAttribute ? attributeNameOn(element, name) : undefined
    return attribute && element.getAttribute(attribute)?.trim()
  }, options)
