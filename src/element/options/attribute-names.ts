import { attributeName } from '../../core/session/session-options.js'
import type { OptionTable } from './option-table.js'

/**
 * The attributes that mean an option. A framework that meets an element before it is defined writes the names of its
 * properties, which HTML puts into lower case. Where there are several the first counts: `device-ids`, `deviceids`,
 * `device_ids`.
 */
export function attributeNamesOf(option: string): readonly string[] {
  const name = attributeName(option)
  return [...new Set([name, name.replaceAll('-', ''), name.replaceAll('-', '_')])]
}

const meanings = new Map<string, string>()

/** Every attribute that some options can be given by. */
export function attributesOf(options: OptionTable): string[] {
  const withAttribute = Object.keys(options).filter((option) => options[option]?.hasAttribute)
  for (const option of withAttribute) for (const spelling of attributeNamesOf(option)) meanings.set(spelling, option)
  return withAttribute.flatMap(attributeNamesOf)
}

/** Whether an attribute is an option's own, and no other spelling of it. */
export function isDocumented(attribute: string): boolean {
  const option = meanings.get(attribute)
  return option !== undefined && attributeName(option) === attribute
}

/** The attribute by which an option is given to an element; nothing where there is none. */
export const attributeNameOn = (element: Element, option: string): string | undefined =>
  attributeNamesOf(option).find((spelling) => element.hasAttribute(spelling))

/**
 * What a changed attribute says: of which option, and its value now, null where it is not given any more. Nothing where
 * another spelling counts.
 */
export function readAttribute(element: Element, attribute: string): readonly [string, string | null] | undefined {
  const option = meanings.get(attribute) ?? attribute
  const spellings = attributeNamesOf(option)
  const counting = attributeNameOn(element, option)
  if (counting !== undefined && spellings.indexOf(counting) < spellings.indexOf(attribute)) return undefined
  return [option, counting === undefined ? null : element.getAttribute(counting)]
}
