import r2wc from '@r2wc/react-to-web-component'
import { createElement } from 'react'
import type { Controller } from './controller.js'
import { ElementRoot } from './element-root.js'

/** An element that renders React into its shadow root while it is connected. */
export interface ReactElement extends HTMLElement {
  connectedCallback(): void
  disconnectedCallback(): void
}

type ReactElementClass = new () => ReactElement

const controllers = new WeakMap<Node, Controller>()

/** Names the controller of an element, before React is mounted in it. */
export function setController(element: HTMLElement, controller: Controller): void {
  if (element.shadowRoot) controllers.set(element.shadowRoot, controller)
}

function Root({ container }: { container?: HTMLElement }) {
  const root = container?.getRootNode()
  const controller = root && controllers.get(root)
  return controller && root instanceof ShadowRoot ? createElement(ElementRoot, { controller, root }) : null
}

const isServer = typeof HTMLElement === 'undefined'

const isReactElementClass = (value: { prototype: object }): value is ReactElementClass =>
  isServer || 'connectedCallback' in value.prototype

function createBase(): ReactElementClass {
  // On a server, where there are no elements, the classes are named but never made.
  const base = isServer ? class {} : r2wc(Root, { shadow: 'open' })
  if (isReactElementClass(base)) return base
  throw new TypeError('r2wc made a class without a lifecycle.')
}

/** The class that all elements come from. */
export const ReactElementBase = createBase()

/** Keeps an element from mounting before it is connected: r2wc takes every new element to be connected. */
export function waitForConnection(element: ReactElement): void {
  Reflect.set(element, Symbol.for('r2wc.connected'), false)
}
