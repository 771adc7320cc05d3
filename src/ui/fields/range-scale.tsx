import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { RangeScaleFrame, type RangeScaleProps } from './range-scale-frame.js'
import { snap } from './snap.js'
import { usePressState } from '../actions/use-press-state.js'

const PAGE_STEPS = 5

/** The arc of the dial in radians; how far out its line is, and how much wider it is to the hand, in half widths. */
const ARC = Math.PI * 1.5
const RADIUS = 0.8
const REACH = 0.2

type Point = { clientX: number; clientY: number }
type Drag = { index: number; grip: number | undefined; from: Point; start: number; share: number }

/** A scale with what is measured on it, and one or two values to be set by dragging or by keys. */
export function RangeScale(props: RangeScaleProps) {
  const { min, max, step, handles, disabled } = props
  const rail = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag>(null)
  const { held, hold, holdForKey, release } = usePressState((index, isHeld) =>
    // One that is gone by now was held as well.
    (handles[index] ?? handles[0])?.onHold?.(isHeld)
  )
  const shown = handles.map(({ value }) => value).join()
  const [first] = useState(shown)
  const [isMoved, setMoved] = useState(false)
  if (!isMoved && shown !== first) setMoved(true)

  /** Where on the line a point is; less than 0 and more than 1 beyond its ends, nothing beside the line of the dial. */
  function shareAt({ clientX, clientY }: Point, last = NaN): number | undefined {
    if (!rail.current) return undefined
    const { left, top, width, height } = rail.current.getBoundingClientRect()
    const style = getComputedStyle(rail.current)
    const x = (style.direction === 'rtl' ? left + width - clientX : clientX - left) / width
    if (!style.getPropertyValue('--_dial')) return x
    const [right, up] = [2 * x - 1, 1 - (2 * (clientY - top)) / height]
    const share = Math.atan2(right, up) / ARC + 0.5
    const isBeside = Math.abs(Math.hypot(right, up) - RADIUS) > REACH || Math.abs(share - 0.5) > 0.55
    if (Number.isNaN(last) && isBeside) return undefined
    // Nobody gets from one end to the other through what is open between them.
    return Math.abs(share - last) * ARC > Math.PI ? Math.round(last) : share
  }
  const valueOf = (share: number) => min + share * (max - min)
  function nearest(value: number): number {
    const [first, second] = handles
    if (!first || !second) return 0
    const far = Math.abs(second.value - value) - Math.abs(first.value - value)
    return far < 0 || (far === 0 && value > second.value) ? 1 : 0
  }
  function change(index: number, value: number) {
    const handle = handles[index]
    if (handle && value !== handle.value) handle.onChange(value)
  }
  function pull({ clientX, clientY }: PointerEvent) {
    if (!drag.current) return
    const { index, grip, from, share } = drag.current
    const handle = handles[index]
    drag.current.share = shareAt({ clientX, clientY }, share) ?? share
    // What is taken hold of and not moved keeps a value that is between two steps.
    if (handle && (grip === undefined || clientX !== from.clientX || clientY !== from.clientY)) {
      change(index, snap(valueOf(drag.current.share) + (grip ?? 0), { ...handle, step }))
    }
  }
  function take(event: PointerEvent<HTMLDivElement>) {
    const { clientX, clientY, currentTarget, pointerId, pointerType, target } = event
    const share = shareAt(event)
    if (disabled || event.button !== 0 || !event.isPrimary || share === undefined) return
    event.preventDefault()
    const value = valueOf(share)
    const index = nearest(value)
    const start = handles[index]?.value ?? value
    const isOnThumb = target instanceof Element && target.closest('.thumb') !== null
    drag.current = { index, grip: isOnThumb ? start - value : undefined, from: { clientX, clientY }, start, share }
    currentTarget.querySelectorAll('input')[index]?.focus({ preventScroll: true })
    currentTarget.setPointerCapture(pointerId)
    hold(index)
    // A finger on the line may be about to scroll the page.
    if (pointerType !== 'touch') pull(event)
  }
  /** What browsers disagree about: how far a page is, if anywhere, and in WebKit where forward is from right to left. */
  function moveByKey(index: number, event: KeyboardEvent) {
    const handle = handles[index]
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps = { PageUp: PAGE_STEPS, PageDown: -PAGE_STEPS, ArrowRight: forward, ArrowLeft: -forward }[event.key]
    if (!handle || !steps || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    holdForKey(index)
    change(index, snap(handle.value + steps * step, { ...handle, step }))
  }
  function takeBack() {
    if (drag.current) change(drag.current.index, drag.current.start)
  }
  function letGo() {
    drag.current = null
    release()
  }
  return (
    <RangeScaleFrame
      {...props}
      id={useId()}
      {...{ held, isMoved }}
      rail={{
        ref: rail,
        onPointerDown: take,
        onPointerMove: pull,
        onPointerUp: pull,
        onPointerCancel: takeBack,
        onLostPointerCapture: letGo
      }}
      inputOf={(index) => ({
        onChange({ target }) {
          holdForKey(index)
          change(index, Number(target.value))
        },
        onKeyDown: (event) => moveByKey(index, event),
        onBlur: () => !drag.current && release()
      })}
    />
  )
}
