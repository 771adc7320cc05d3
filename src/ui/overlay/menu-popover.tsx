import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState
} from 'react'
import { flushSync } from 'react-dom'
import { Check } from '../later-icons.js'
import type { Tone } from '../style/tone.js'
import { usePopover } from './use-popover.js'

const TYPE_AHEAD_MS = 500

export type MenuItem = {
  label: string
  icon?: ReactNode
  tone?: Tone | undefined
  /** Makes it a radio item. */
  checked?: boolean | undefined
  onSelect?: () => void
  /** Items that replace those of the menu when it is pressed. */
  items?: readonly MenuItem[]
}

type MenuPopoverProps = {
  label: string
  items: readonly MenuItem[]
  openTo: 'first' | 'last'
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

const itemsOf = (menu: Element | null) => [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

/**
 * An open menu in the top layer.
 *
 * @csspart menu - An open menu, or a popover with fields.
 */
export function MenuPopover(props: MenuPopoverProps) {
  const { openTo, button, onClose } = props
  const [inner, setInner] = useState<MenuItem>()
  const { label, items = [] } = inner ?? props
  const menu = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })

  const popover = usePopover(menu, button, onClose)

  useLayoutEffect(() => {
    const elements = itemsOf(menu.current)
    const chosen = elements.find((element) => element.matches('[aria-checked=true]'))
    if (openTo === 'last') elements.at(-1)?.focus()
    else (chosen ?? elements[0])?.focus()
  }, [openTo])

  function close() {
    button.current?.focus()
    onClose()
  }
  function open(item: MenuItem) {
    flushSync(() => setInner(item))
    itemsOf(menu.current)[0]?.focus()
  }
  /** Returns the next item whose label starts with the typed text. Repeating a letter cycles through items. */
  function indexOfTyped(key: string, timeStamp: number, current: number): number {
    const { text, at } = typed.current
    typed.current = { text: (timeStamp - at < TYPE_AHEAD_MS ? text : '') + key.toLowerCase(), at: timeStamp }
    const [first = '', ...rest] = typed.current.text
    const wanted = rest.every((letter) => letter === first) ? first : typed.current.text
    const from = current + (wanted.length === 1 ? 1 : 0)
    const order = items.map((_, offset) => (from + offset) % items.length)
    return order.find((index) => items[index]?.label.toLowerCase().startsWith(wanted)) ?? current
  }
  function move(event: KeyboardEvent) {
    const { key, timeStamp } = event
    event.stopPropagation()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // Focus is on the button, from where Tab continues.
    if (key === 'Tab') return close()
    const elements = itemsOf(menu.current)
    const current = elements.findIndex((element) => element.matches(':focus'))
    const targets: Record<string, number> = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 }
    const target = key.length === 1 && key !== ' ' ? indexOfTyped(key, timeStamp, current) : targets[key]
    if (key === 'Escape') close()
    else if (target !== undefined) elements.at(target % elements.length)?.focus()
    else return
    event.preventDefault()
  }
  function point({ target }: PointerEvent) {
    if (target instanceof Element) target.closest<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true })
  }
  return (
    <div
      {...popover}
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      part="menu"
      onKeyDown={move}
      onPointerMove={point}
    >
      {items.map((item) => {
        const { label, icon, tone, checked, onSelect } = item
        return (
          <button
            key={label}
            type="button"
            role={checked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={checked}
            aria-haspopup={item.items && 'menu'}
            tabIndex={-1}
            className="inline"
            data-tone={tone}
            onClick={() => {
              if (item.items) return open(item)
              flushSync(close)
              onSelect?.()
            }}
          >
            {icon}
            <span>{label}</span>
            {checked && <Check />}
          </button>
        )
      })}
    </div>
  )
}
