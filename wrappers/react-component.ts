import {
  createElement,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState
} from 'react'
import { attributeName, optionText, writeOption } from './written-option.js'

type Values = Record<string, unknown>

interface Props {
  readonly ref?: Ref<HTMLElement | null>
  readonly style?: CSSProperties
  readonly children?: ReactNode
  readonly [prop: string]: unknown
}

interface ElementComponent {
  (props: Props): ReactElement
  displayName: string
}

const isHandler = (value: unknown): value is (event: Event) => void => typeof value === 'function'

/** Whether an attribute cannot hold a value. */
const isUnspoken = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)

/**
 * Makes components of elements. React, when it hydrates, drops the properties and the listeners of elements that are not
 * its own, and writes functions into attributes of elements that are defined later: a component sets both itself.
 *
 * @param options the names of all options of all elements.
 * @param events the names of all their events.
 */
export function elementComponents(options: readonly string[], events: readonly string[]) {
  function sorted(props: Values) {
    const given: Values = {}
    const handlers: Values = {}
    const others: Values = {}
    for (const [name, value] of Object.entries(props)) {
      const type = attributeName(name).slice('on-'.length)
      if (options.includes(name)) given[name] = optionText(value) ?? value
      else if (events.includes(type)) handlers[type] = value
      else others[name] = value
    }
    return { given, handlers, others }
  }

  /** What the server writes, and what the first render in the browser must find there. */
  function firstMarkup(given: Values, handlers: Values) {
    const texts = Object.entries(given).filter(([, value]) => typeof value === 'string')
    return {
      attributes: Object.fromEntries(texts.map(([name, text]) => [attributeName(name), text])),
      isHidden: [...Object.values(given), ...Object.values(handlers)].some(isUnspoken)
    }
  }

  return (tag: string, load: () => Promise<unknown>): ElementComponent => {
    function Component({ ref, style, children, ...props }: Props): ReactElement {
      const own = useRef<HTMLElement>(null)
      const last = useRef<Values>(undefined)
      const heard = useRef<Values>({})
      const { given, handlers, others } = sorted(props)
      const [{ attributes, isHidden }] = useState(() => firstMarkup(given, handlers))
      const [listener] = useState(() => (event: Event) => {
        const handler = heard.current[event.type]
        if (isHandler(handler)) handler(event)
      })

      useLayoutEffect(() => {
        const element = own.current
        if (!element) return
        for (const name of options) {
          const before = last.current ? last.current[name] : (element.getAttribute(attributeName(name)) ?? undefined)
          if (given[name] !== before) writeOption(element, name, given[name])
        }
        last.current = given
        heard.current = handlers
        // One that listens already is not added again.
        for (const type of Object.keys(handlers)) element.addEventListener(type, listener)
        if (isHidden) element.style.visibility = style?.visibility ?? ''
      })
      useLayoutEffect(() => void load(), [])
      useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => own.current, [])

      // An element that is defined before React comes to it must not show what a filter or a handler would have kept.
      const shown = isHidden ? { ...style, visibility: 'hidden' } : style
      return createElement(tag, { ...others, ...attributes, style: shown, ref: own }, children)
    }
    Component.displayName = tag
    return Component
  }
}
