import { expect } from 'chai'

/** A node and all in it, one line each, its attributes in one order. */
export function linesOf(node: Node, depth = 0): string[] {
  const inset = ' '.repeat(depth)
  if (!(node instanceof Element)) return [`${inset}${JSON.stringify(node.textContent)}`]
  const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`).toSorted()
  const line = `${inset}${node.namespaceURI?.split('/').at(-1)} ${[node.localName, ...attributes].join(' ')}`
  return [line, ...[...node.childNodes].flatMap((child) => linesOf(child, depth + 1))]
}

const OF_IDS = ['id', 'for', 'name', 'aria-labelledby', 'aria-describedby', 'aria-controls']

/** Takes away what only names other nodes of a drawing, what only follows the person, and what selectors name. */
export function removeLater(element: Element, later: string): void {
  const root = element.shadowRoot
  for (const node of root?.querySelectorAll(`.announcer, .recent, ${later}`) ?? []) node.remove()
  // Whether somebody has opened one before is remembered by the page, for React alone.
  for (const node of root?.querySelectorAll('details') ?? []) node.removeAttribute('open')
  for (const name of OF_IDS)
    for (const node of root?.querySelectorAll(`[${name}]:not(slot)`) ?? []) node.removeAttribute(name)
}

/** Where parts of an element are, from its upper start. */
export function placesIn(element: Element, parts: string): string[] {
  const { left, top } = element.getBoundingClientRect()
  return [...(element.shadowRoot?.querySelectorAll(parts) ?? [])].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return [part.localName, ...[x - left, y - top, width, height].map(Math.round)].join(' ')
  })
}

/** What an element shows, with these parts of it. */
export function drawingOf(element: Element, parts: string): string[] {
  const root = element.shadowRoot?.querySelector('.root')
  expect(root, 'a drawing').not.to.equal(null)
  const frame = [...(root?.attributes ?? [])].map(({ name, value }) => `${name}="${value}"`).toSorted()
  return [...frame, ...[...(root?.querySelectorAll(parts) ?? [])].flatMap((part) => linesOf(part))]
}

/** Fails with the first line that differs, and what stands around it. */
export function expectSameLines(first: readonly string[], later: readonly string[]): void {
  const at = first.findIndex((line, index) => line !== later[index])
  if (at >= 0)
    expect.fail([...first.slice(Math.max(0, at - 4), at + 2), 'in place of', ...later.slice(at, at + 2)].join('\n'))
  expect(first.length).to.equal(later.length)
}

export const languageOf = (element: Element): string | null | undefined =>
  element.shadowRoot?.querySelector('.root')?.getAttribute('lang')

const added: Element[] = []

/** An element that nobody has defined, as one of ours is before its files are there. */
export function undefinedElement(properties: object, attributes: Readonly<Record<string, string>> = {}): Element {
  const element = document.createElement('x-not-defined')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(Object.assign(element, properties))
  added.push(element)
  return element
}

/** Takes away after each test what nobody has defined. */
export function useUndefinedElements(): void {
  afterEach(() => {
    for (const element of added.splice(0)) element.remove()
  })
}
