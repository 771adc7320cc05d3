import {
  type CSSProperties,
  createElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState
} from 'react'
import { attributeName, setOption, toAttributeValue } from './option-attributes.js'

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

/** Returns `true` for values that an attribute can't hold. */
const needsProperty = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)

/**
 * Returns a function that creates React components for elements. During hydration, React drops properties and listeners
 * of custom elements, and it writes functions into attributes of elements that are defined later. So the components set
 * both themselves.
 *
 * @param options Option names of all elements.
 * @param events Event names of all elements.
 * @param preload Sends the first requests of an element, and then loads its code.
 */
export function elementComponents(
  options: readonly string[],
  events: readonly string[],
  preload: (element: Element, load: () => unknown) => void
) {
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

  /** Returns the markup of the server, which the first render in the browser must match. */
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
        // `addEventListener` ignores a listener that has already been added.
        for (const type of Object.keys(handlers)) element.addEventListener(type, listener)
        if (isHidden) element.style.visibility = style?.visibility ?? ''
      })
      useLayoutEffect(() => {
        if (elementRef.current) preload(elementRef.current, load)
      }, [])
      useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => elementRef.current, [])

      // If the element is defined before hydration, hide it until filters and handlers are set.
      const initialStyle = isHidden ? { ...style, visibility: 'hidden' } : style
      return createElement(tag, { ...otherProps, ...attributes, style: initialStyle, ref: elementRef }, children)
    }
    Component.displayName = tag
    return Component
  }
}
