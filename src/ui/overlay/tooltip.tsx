import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Announcer } from '../feedback/announcer.js'
import { TooltipFrame } from './tooltip-frame.js'
import { isAnchored, usePlace } from './use-place.js'

type TooltipProps = {
  label: string
  text: string
}

/**
 * A button with an explanation, shown on hover and focus, or after a press until it is left.
 *
 * @csspart tooltip - An explanation.
 */
export function Tooltip({ label, text }: TooltipProps) {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const [state, setState] = useState<'closed' | 'shown' | 'pinned'>('closed')
  const isOpen = state !== 'closed'
  const close = () => setState('closed')

  useLayoutEffect(() => {
    const element = tip.current
    if (!isOpen) return
    element?.showPopover?.()
    return () => element?.hidePopover?.()
  }, [isOpen])
  usePlace(tip, button, isOpen)
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setState('closed')
    }
    const closeOnPress = (event: Event) => {
      if (root.current && !event.composedPath().includes(root.current)) setState('closed')
    }
    // Closed by Escape wherever the focus is, because hovering is enough to open it.
    window.addEventListener('keydown', closeOnEscape, true)
    window.addEventListener('pointerdown', closeOnPress, true)
    return () => {
      window.removeEventListener('keydown', closeOnEscape, true)
      window.removeEventListener('pointerdown', closeOnPress, true)
    }
  }, [isOpen])

  return (
    <TooltipFrame
      ref={root}
      button={button}
      id={id}
      label={label}
      onPress={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !isOpen && setState('shown')}
      onPointerLeave={() => state === 'shown' && !button.current?.matches(':focus-visible') && close()}
      onFocus={({ target }) => target.matches(':focus-visible') && !isOpen && setState('shown')}
      onBlur={close}
    >
      <span
        ref={tip}
        id={id}
        popover="manual"
        role="tooltip"
        part="tooltip"
        className={isAnchored() ? 'tip overlay small anchored' : 'tip overlay small'}
        hidden={!isOpen}
      >
        {text}
      </span>
      <Announcer message={state === 'pinned' ? text : ''} />
    </TooltipFrame>
  )
}
