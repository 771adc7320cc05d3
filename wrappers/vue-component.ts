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
 * Makes components of elements. Vue takes the options of an element that is defined later for attributes in lower case:
 * a component says of each whether it is an attribute (`^`) or a property (`.`).
 *
 * @param options the names of all options of all elements.
 * @param models those among them that elements change by themselves, as `screen-change` tells.
 */
export function elementComponents(options: readonly string[], models: readonly string[]) {
  return (tag: string, load: () => Promise<unknown>): FunctionalComponent<PropValues> => {
    function mounted(node: VNode): void {
      reveal(node)
      void load()
    }

    const Component: FunctionalComponent<PropValues> = (props, { attrs, slots, emit }) => {
      const vnodeProps: PropValues = { onVnodeMounted: mounted }
      let needsProperty = Object.keys(attrs).some((name) => /^on[A-Z]/.test(name))
      for (const name of options) {
        const text = toAttributeValue(props[name])
        if (text !== undefined) vnodeProps[`^${attributeName(name)}`] = text
        else if (props[name] !== undefined) {
          vnodeProps[`.${name}`] = props[name]
          // What is off is as if it were not given.
          needsProperty ||= props[name] !== false
        }
      }
      vnodeProps.onScreenChange = ({ currentTarget }: Event) => {
        for (const name of models) emit(`update:${name}`, Reflect.get(Object(currentTarget), name))
      }
      // An element that is defined before Vue comes to it must not show what a filter or a handler would have kept.
      return h(tag, needsProperty && isServer() ? { ...vnodeProps, ...HIDDEN_PROPS } : vnodeProps, slots.default?.())
    }
    Component.displayName = tag
    Component.props = [...options]
    Component.emits = models.map((name) => `update:${name}`)
    return Component
  }
}
