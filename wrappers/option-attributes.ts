/** What the attribute of an option, or an event, is called in the page: `device-ids` for `deviceIds`. */
export const attributeName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** An option as the text of its attribute; nothing where it is not given, or is what only a property can hold. */
export function toAttributeValue(value: unknown): string | undefined {
  if (value === true) return ''
  if (Array.isArray(value)) return JSON.stringify(value)
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined
}

/** Gives an element an option: as its attribute, so that it shows in the page, or else as its property. */
export function setOption(element: HTMLElement, option: string, value: unknown): void {
  const text = toAttributeValue(value)
  if (text !== undefined) return element.setAttribute(attributeName(option), text)
  element.removeAttribute(attributeName(option))
  Reflect.set(element, option, value ?? undefined)
}
