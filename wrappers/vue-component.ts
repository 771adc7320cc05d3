import { type FunctionalComponent, h, type VNode } from 'vue'
import { attributeName, toAttributeValue } from './option-attributes.js'

type PropValues = Record<string, unknown>

const HIDDEN_ATTRIBUTE = 'data-latchkey-waits'
const HIDDEN_PROPS = { [HIDDEN_ATTRIBUTE]: '', style: { visibility: 'hidden' }, 'data-allow-mismatch': 'style' }

const isServer = (): boolean => typeof document === 'undefined'

function reveal({ el }: VNode): void {
  if (!(el instanceof HTMLElement) || !el.hasAttribute(HIDDEN_ATTRIBUTE)) return
  el.removeAttribute(HIDDEN_ATTRIBUTE)
  el.style.visibility = ''
}

/**
 * Returns a function that creates Vue components for elements. Vue treats the options of elements that are defined
 * later as lowercase attributes. So the components mark each option as an attribute (`^`) or a property (`.`).
 *
 * @param options Option names of all elements.
 * @param models Names of options that elements change themselves, as reported by `screen-change`.
 * @param preload Sends the first requests of an element, and then loads its code.
 */
export function elementComponents(
  options: readonly string[],
  models: readonly string[],
  preload: (element: Element, load: () => unknown) => void
) {
  return (tag: string, load: () => Promise<unknown>): FunctionalComponent<PropValues> => {
    function mounted(node: VNode): void {
      reveal(node)
      if (node.el instanceof Element) preload(node.el, load)
    }

    const Component: FunctionalComponent<PropValues> = (props, { attrs, slots, emit }) => {
      const vnodeProps: PropValues = { onVnodeMounted: mounted }
      let needsProperty = Object.keys(attrs).some((name) => /^on[A-Z]/.test(name))
      for (const name of options) {
        const text = toAttributeValue(props[name])
        if (text !== undefined) vnodeProps[`^${attributeName(name)}`] = text
        else if (props[name] !== undefined) {
          vnodeProps[`.${name}`] = props[name]
          // `false` is the default, so the element can be shown without it.
          needsProperty ||= props[name] !== false
        }
      }
      vnodeProps.onScreenChange = ({ currentTarget }: Event) => {
        for (const name of models) emit(`update:${name}`, Reflect.get(Object(currentTarget), name))
      }
      // If the element is defined before hydration, hide it until filters and handlers are set.
      return h(tag, needsProperty && isServer() ? { ...vnodeProps, ...HIDDEN_PROPS } : vnodeProps, slots.default?.())
    }
    Component.displayName = tag
    Component.props = [...options]
    Component.emits = models.map((name) => `update:${name}`)
    return Component
  }
}
