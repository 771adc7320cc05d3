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
import { attributeName, toAttributeValue, setOption } from './option-attributes.js'

type PropValues = Record<string, unknown>

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
const needsProperty = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)

/**
 * Makes components of elements. React, when it hydrates, drops the properties and the listeners of elements that are not
 * its own, and writes functions into attributes of elements that are defined later: a component sets both itself.
 *
 * @param options the names of all options of all elements.
 * @param events the names of all their events.
 */
export function elementComponents(options: readonly string[], events: readonly string[]) {
  function splitProps(props: PropValues) {
    const optionValues: PropValues = {}
    const handlers: PropValues = {}
    const otherProps: PropValues = {}
    for (const [name, value] of Object.entries(props)) {
      const type = attributeName(name).slice('on-'.length)
      if (options.includes(name)) optionValues[name] = toAttributeValue(value) ?? value
      else if (events.includes(type)) handlers[type] = value
      else otherProps[name] = value
    }
    return { optionValues, handlers, otherProps }
  }

  /** What the server writes, and what the first render in the browser must find there. */
  function initialMarkup(optionValues: PropValues, handlers: PropValues) {
    const texts = Object.entries(optionValues).filter(([, value]) => typeof value === 'string')
    return {
      attributes: Object.fromEntries(texts.map(([name, text]) => [attributeName(name), text])),
      isHidden: [...Object.values(optionValues), ...Object.values(handlers)].some(needsProperty)
    }
  }

  return (tag: string, load: () => Promise<unknown>): ElementComponent => {
    function Component({ ref, style, children, ...props }: Props): ReactElement {
      const elementRef = useRef<HTMLElement>(null)
      const previousValues = useRef<PropValues>(undefined)
      const currentHandlers = useRef<PropValues>({})
      const { optionValues, handlers, otherProps } = splitProps(props)
      const [{ attributes, isHidden }] = useState(() => initialMarkup(optionValues, handlers))
      const [listener] = useState(() => (event: Event) => {
        const handler = currentHandlers.current[event.type]
        if (isHandler(handler)) handler(event)
      })

      useLayoutEffect(() => {
        const element = elementRef.current
        if (!element) return
        for (const name of options) {
          const previous = previousValues.current
            ? previousValues.current[name]
            : (element.getAttribute(attributeName(name)) ?? undefined)
          if (optionValues[name] !== previous) setOption(element, name, optionValues[name])
        }
        previousValues.current = optionValues
        currentHandlers.current = handlers
        // One that listens already is not added again.
        for (const type of Object.keys(handlers)) element.addEventListener(type, listener)
        if (isHidden) element.style.visibility = style?.visibility ?? ''
      })
      useLayoutEffect(() => void load(), [])
      useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => elementRef.current, [])

      // An element that is defined before React comes to it must not show what a filter or a handler would have kept.
      const initialStyle = isHidden ? { ...style, visibility: 'hidden' } : style
      return createElement(tag, { ...otherProps, ...attributes, style: initialStyle, ref: elementRef }, children)
    }
    Component.displayName = tag
    return Component
  }
}
