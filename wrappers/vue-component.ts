import { type FunctionalComponent, h, type VNode } from 'vue'
import { attributeName, optionText } from './written-option.js'

type Values = Record<string, unknown>

const WAITS = 'data-latchkey-waits'
const HIDDEN = { [WAITS]: '', style: { visibility: 'hidden' }, 'data-allow-mismatch': 'style' }

const isServer = (): boolean => typeof document === 'undefined'

function show({ el }: VNode): void {
  if (!(el instanceof HTMLElement) || !el.hasAttribute(WAITS)) return
  el.removeAttribute(WAITS)
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
  return (tag: string, load: () => Promise<unknown>): FunctionalComponent<Values> => {
    function mounted(node: VNode): void {
      show(node)
      void load()
    }

    const Component: FunctionalComponent<Values> = (props, { attrs, slots, emit }) => {
      const given: Values = { onVnodeMounted: mounted }
      let isUnspoken = Object.keys(attrs).some((name) => /^on[A-Z]/.test(name))
      for (const name of options) {
        const text = optionText(props[name])
        if (text !== undefined) given[`^${attributeName(name)}`] = text
        else if (props[name] !== undefined) {
          given[`.${name}`] = props[name]
          // What is off is as if it were not given.
          isUnspoken ||= props[name] !== false
        }
      }
      given.onScreenChange = ({ currentTarget }: Event) => {
        for (const name of models) emit(`update:${name}`, Reflect.get(Object(currentTarget), name))
      }
      // An element that is defined before Vue comes to it must not show what a filter or a handler would have kept.
      return h(tag, isUnspoken && isServer() ? { ...given, ...HIDDEN } : given, slots.default?.())
    }
    Component.displayName = tag
    Component.props = [...options]
    Component.emits = models.map((name) => `update:${name}`)
    return Component
  }
}
