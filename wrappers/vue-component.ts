import { camelize, type FunctionalComponent, h, toHandlerKey, type VNode } from 'vue'
import { detailOf } from './event-detail.js'
import { attributeName, optionText } from './written-option.js'

type Values = Record<string, unknown>

/** Which event, and what of its detail, tells that an element has changed an option of its own. */
type Models = Readonly<Record<string, { readonly event: string; readonly detail: string }>>

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
 */
export function elementComponents(options: readonly string[], models: Models) {
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
          isUnspoken = true
        }
      }
      for (const [name, { event, detail }] of Object.entries(models)) {
        given[toHandlerKey(camelize(event))] = (told: Event) => emit(`update:${name}`, detailOf(told, detail))
      }
      // An element that is defined before Vue comes to it must not show what a filter or a handler would have kept.
      return h(tag, isUnspoken && isServer() ? { ...given, ...HIDDEN } : given, slots.default?.())
    }
    Component.displayName = tag
    Component.props = [...options]
    Component.emits = Object.keys(models).map((name) => `update:${name}`)
    return Component
  }
}
