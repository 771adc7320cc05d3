import { attributeNameOn } from '../options/attribute-names.js'
import { type OptionTable, type OptionValues, valuesOf } from '../options/option-table.js'

/** Parses some options. Invalid ones are left to the element, which reports them. */
export function readProvidedOptions<Options extends OptionTable>(
  readOption: (name: string, hasAttribute: boolean) => unknown,
  options: Options
): OptionValues<Options> {
  const values = Object.entries(options).flatMap(([name, option]): [string, unknown][] => {
    const value = readOption(name, option.hasAttribute)
    const read = value === undefined || value === null ? undefined : option.read(value)
    return read === undefined ? [] : [[name, read]]
  })
  return valuesOf(options, new Map(values))
}

/** Parses some options of an element that may not be defined yet, from its attributes and early properties. */
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
