import { CALLS_OF_ELEMENTS } from '../../../elements/first-calls.js'
import type { TestPlatform } from '../../platform.js'

/** Returns one line per node, with sorted attributes. */
export function linesOf(node: Node, depth = 0): string[] {
  const inset = ' '.repeat(depth)
  if (!(node instanceof Element)) return [`${inset}${JSON.stringify(node.textContent)}`]
  const attributes = [...node.attributes]
    // Live regions are silent while the element is out of view.
    .filter(({ name }) => name !== 'aria-live')
    .map(({ name, value }) => `${name}="${value}"`)
    .toSorted()
  const line = `${inset}${node.namespaceURI?.split('/').at(-1)} ${[node.localName, ...attributes].join(' ')}`
  return [line, ...[...node.childNodes].flatMap((child) => linesOf(child, depth + 1))]
}

const OF_IDS = ['id', 'for', 'name', 'aria-labelledby', 'aria-describedby', 'aria-controls']

/** Removes IDs, user-dependent parts, and the parts matched by the selector. */
export function removeLater(element: Element, later: string): void {
  const root = element.shadowRoot
  for (const node of root?.querySelectorAll(`.announcer, .recent, ${later}`) ?? []) node.remove()
  // Only React knows which sections the user opened before.
  for (const node of root?.querySelectorAll('details') ?? []) node.removeAttribute('open')
  for (const name of OF_IDS)
    for (const node of root?.querySelectorAll(`[${name}]:not(slot)`) ?? []) node.removeAttribute(name)
}

/** Returns the positions of parts relative to the element. */
export function placesIn(element: Element, parts: string): string[] {
  const { left, top } = element.getBoundingClientRect()
  return [...(element.shadowRoot?.querySelectorAll(parts) ?? [])].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return [part.localName, ...[x - left, y - top, width, height].map(Math.round)].join(' ')
  })
}

/** Returns the markup of these parts of an element. */
export function prerenderedOf(element: Element, parts: string): string[] {
  const root = element.shadowRoot?.querySelector('.root')
  expect(root, 'a drawing').not.to.equal(null)
  const frame = [...(root?.attributes ?? [])].map(({ name, value }) => `${name}="${value}"`).toSorted()
  return [...frame, ...[...(root?.querySelectorAll(parts) ?? [])].flatMap((part) => linesOf(part))]
}

/** Fails with the first different line and its context. */
export function expectSameLines(first: readonly string[], later: readonly string[]): void {
  const at = first.findIndex((line, index) => line !== later[index])
  if (at >= 0)
    expect.fail([...first.slice(Math.max(0, at - 4), at + 2), 'in place of', ...later.slice(at, at + 2)].join('\n'))
  expect(first.length).to.equal(later.length)
}

/** Sends the first requests of an element that is not defined yet. */
export function firstResponses({ fetch }: TestPlatform, tag: string, element: Element): Promise<Response>[] {
  const calls = CALLS_OF_ELEMENTS.get(tag.slice(2))?.(element) ?? []
  const headers = { authorization: 'Bearer seam_sandbox' }
  return calls.map(({ path, parameters }) => fetch(path, { method: 'POST', headers, body: JSON.stringify(parameters) }))
}

/** A platform that never responds to further requests. */
export const preloadNothing = (): Promise<Response> => new Promise(() => {})

export const languageOf = (element: Element): string | null | undefined =>
  element.shadowRoot?.querySelector('.root')?.getAttribute('lang')

const added: Element[] = []

/** Adds an element that is not defined yet. */
export function undefinedElement(properties: object, attributes: Readonly<Record<string, string>> = {}): Element {
  const element = document.createElement('x-not-defined')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(Object.assign(element, properties))
  added.push(element)
  return element
}

/** Removes undefined elements after each test. */
export function useUndefinedElements(): void {
  afterEach(() => {
    for (const element of added.splice(0)) element.remove()
  })
}
