import r2wc from '@r2wc/react-to-web-component'
import type { Controller } from './controller.js'
import { ElementRoot } from './element-root.js'

/** An element that renders React into its shadow root while it is connected. */
export interface ReactElement extends HTMLElement {
  connectedCallback(): void
  disconnectedCallback(): void
}

const isServer = typeof HTMLElement === 'undefined'

const isReactElementClass = (value: { prototype: object }): value is new () => ReactElement =>
  isServer || 'connectedCallback' in value.prototype

function createBase(): new () => ReactElement {
  // On a server, where there are no elements, the classes are named but never made.
  const base = isServer ? Object : r2wc(ElementRoot, { shadow: 'open' })
  if (isReactElementClass(base)) return base
  throw new TypeError('r2wc made a class without a lifecycle.')
}

/** The class that all elements come from. */
export const ReactElementBase = createBase()

/** Gives an element what it renders with, and keeps it from that before it is connected, as r2wc takes it to be. */
export function prepareRendering(element: ReactElement, controller: Controller): void {
  Reflect.set(element, Symbol.for('r2wc.connected'), false)
  Reflect.set(Reflect.get(element, Symbol.for('r2wc.props')), 'controller', controller)
}
