import { Fragment, isValidElement, type ReactNode } from 'react'

const SVG = 'http://www.w3.org/2000/svg'

const ATTRIBUTES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }

/** Converts `strokeWidth` to the hyphenated name of SVG and CSS. */
const hyphened = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const attributeOf = (name: string): string => ATTRIBUTES[name] ?? (name.startsWith('stroke') ? hyphened(name) : name)

const isWritten = (name: string): boolean => /^(?:aria|data)-/.test(name)

function write(element: Element, name: string, value: unknown): void {
  if (name === 'children' || name === 'ref' || typeof value === 'function') return
  if (name === 'style' && element instanceof HTMLElement)
    for (const [property, set] of Object.entries(value ?? {}))
      element.style.setProperty(hyphened(property), String(set))
  else if (value !== undefined && value !== null && (value !== false || isWritten(name)))
    element.setAttribute(attributeOf(name), value === true && !isWritten(name) ? '' : String(value))
}

/**
 * Renders React components once, without React DOM, to the same DOM in a fraction of the time. Supports function
 * components without hooks and contexts. Event handlers are ignored.
 */
export function renderWithoutReact(node: ReactNode, into: Element | DocumentFragment, isInSvg = false): void {
  if (typeof node === 'string' || typeof node === 'number') {
    if (node !== '') into.append(String(node))
  } else if (Array.isArray(node)) for (const child of node) renderWithoutReact(child, into, isInSvg)
  else if (isValidElement<Record<string, unknown> & { readonly children?: ReactNode }>(node)) {
    const { type, props } = node
    if (type === Fragment) return renderWithoutReact(props.children, into, isInSvg)
    if (typeof type === 'function') return renderWithoutReact(Reflect.apply(type, undefined, [props]), into, isInSvg)
    if (typeof type !== 'string') throw new TypeError('This cannot be drawn without React.')
    const isSvg = isInSvg || type === 'svg'
    const element = isSvg ? document.createElementNS(SVG, type) : document.createElement(type)
    for (const [name, value] of Object.entries(props)) write(element, name, value)
    renderWithoutReact(props.children, element, isSvg)
    into.append(element)
  }
}
