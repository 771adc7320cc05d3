import r2wc from '@r2wc/react-to-web-component'
import type { Controller } from '../custom-element/controller.js'
import { ElementRoot } from './element-root.js'

/** An element that renders React into its shadow root while connected. */
export interface ReactElement extends HTMLElement {
  connectedCallback(): void
  disconnectedCallback(): void
}

const isServer = typeof HTMLElement === 'undefined'

const isReactElementClass = (value: { prototype: object }): value is new () => ReactElement =>
  isServer || 'connectedCallback' in value.prototype

function createBase(): new () => ReactElement {
  // On a server the classes can be named but not instantiated.
  const base = isServer ? Object : r2wc(ElementRoot, { shadow: 'open' })
  if (isReactElementClass(base)) return base
  throw new TypeError('r2wc made a class without a lifecycle.')
}

/** Base class of all elements. */
export const ReactElementBase = createBase()

/** Initializes an element for r2wc and keeps it from rendering before it is connected. */
export function prepareRendering(element: ReactElement, controller: Controller): void {
  Reflect.set(element, Symbol.for('r2wc.connected'), false)
  Reflect.set(Reflect.get(element, Symbol.for('r2wc.props')), 'controller', controller)
}
