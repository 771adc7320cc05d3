/** Returns the attribute name of an option, or the event name of an output: `device-ids` for `deviceIds`. */
export const attributeName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Converts an option to its attribute value. Returns `undefined` if it is not set or only a property can hold it. */
export function toAttributeValue(value: unknown): string | undefined {
  if (value === true) return ''
  if (Array.isArray(value)) return JSON.stringify(value)
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined
}

/** Sets an option as an attribute, so that it is visible in the DOM, or as a property if an attribute can't hold it. */
export function setOption(element: HTMLElement, option: string, value: unknown): void {
  const text = toAttributeValue(value)
  if (text !== undefined) return element.setAttribute(attributeName(option), text)
  element.removeAttribute(attributeName(option))
  Reflect.set(element, option, value ?? undefined)
}
