/** An attribute changes, step 2: finds the option of an attribute. */
import { attributeName } from '../../core/session/session-options.js'
import type { OptionTable } from './option-table.js'

/**
 * Returns the attributes of an option, by priority: `device-ids`, `deviceids`, `device_ids`. Frameworks that meet an
 * undefined element write property names, which HTML lowercases.
 */
export function attributeNamesOf(option: string): readonly string[] {
  const name = attributeName(option)
  return [...new Set([name, name.replaceAll('-', ''), name.replaceAll('-', '_')])]
}

const meanings = new Map<string, string>()

/** Returns all attributes of several options. */
export function attributesOf(options: OptionTable): string[] {
  const withAttribute = Object.keys(options).filter((option) => options[option]?.hasAttribute)
  for (const option of withAttribute) for (const spelling of attributeNamesOf(option)) meanings.set(spelling, option)
  return withAttribute.flatMap(attributeNamesOf)
}

/** Returns `true` for the documented spelling of an attribute. */
export function isDocumented(attribute: string): boolean {
  const option = meanings.get(attribute)
  return option !== undefined && attributeName(option) === attribute
}

/** Returns the attribute that sets an option on an element. */
export const attributeNameOn = (element: Element, option: string): string | undefined =>
  attributeNamesOf(option).find((spelling) => element.hasAttribute(spelling))

/**
 * Returns the option and the new value of a changed attribute (`null` if removed). `undefined` if another spelling has
 * priority.
 */
export function readAttribute(element: Element, attribute: string): readonly [string, string | null] | undefined {
  const option = meanings.get(attribute) ?? attribute
  const attributeNames = attributeNamesOf(option)
  const counting = attributeNameOn(element, option)
  if (counting !== undefined && attributeNames.indexOf(counting) < attributeNames.indexOf(attribute)) return undefined
  return [option, counting === undefined ? null : element.getAttribute(counting)]
}
