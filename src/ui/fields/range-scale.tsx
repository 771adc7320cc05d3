import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { usePressState } from '../actions/use-press-state.js'
import { RangeScaleFrame, type RangeScaleProps } from './range-scale-frame.js'
import { snap } from './snap.js'

const PAGE_STEPS = 5

/** Angle of the dial in radians; radius of its line, and reach for touch, in half widths. */
const ARC = Math.PI * 1.5
const RADIUS = 0.8
const REACH = 0.2

type Point = { clientX: number; clientY: number }
type Drag = { index: number; grip: number | undefined; from: Point; start: number; share: number }

/** A scale with a reading and one or two values that are set by dragging or keys. */
export function RangeScale(props: RangeScaleProps) {
  const { min, max, step, handles, disabled, isMuted } = props
  const rail = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag>(null)
  const { pressed, hold, holdForKey, release } = usePressState((index, isPressed) =>
    // The handle may have been removed meanwhile.
    (handles[index] ?? handles[0])?.onHold?.(isPressed)
  )
  const shown = handles.map(({ value }) => value).join()
  const [first] = useState(shown)
  const [isMoved, setMoved] = useState(false)
  if (!isMoved && shown !== first) setMoved(true)

  /** Returns the position of a point on the line; below 0 and above 1 beyond its ends, NaN outside the dial. */
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
    // A drag can't jump across the gap of the dial.
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
    // A press without movement keeps a value between two steps.
    if (handle && (grip === undefined || clientX !== from.clientX || clientY !== from.clientY)) {
      change(index, snap(valueOf(drag.current.share) + (grip ?? 0), { ...handle, step }))
    }
  }
  function take(event: PointerEvent<HTMLDivElement>) {
    const { clientX, clientY, currentTarget, pointerId, pointerType, target } = event
    const share = shareAt(event)
    if (disabled || isMuted || event.button !== 0 || !event.isPrimary || share === undefined) return
    event.preventDefault()
    const value = valueOf(share)
    const index = nearest(value)
    const start = handles[index]?.value ?? value
    const isOnThumb = target instanceof Element && target.closest('.thumb') !== null
    drag.current = { index, grip: isOnThumb ? start - value : undefined, from: { clientX, clientY }, start, share }
    currentTarget.querySelectorAll('input')[index]?.focus({ preventScroll: true })
    currentTarget.setPointerCapture(pointerId)
    hold(index)
    // A touch may be the start of scrolling.
    if (pointerType !== 'touch') pull(event)
  }
  /**
   * Handles the keys that browsers implement differently: page steps, and direction in right-to-left layouts in WebKit.
   */
  function moveByKey(index: number, event: KeyboardEvent) {
    const handle = handles[index]
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps = { PageUp: PAGE_STEPS, PageDown: -PAGE_STEPS, ArrowRight: forward, ArrowLeft: -forward }[event.key]
    if (!handle || !steps || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (isMuted) return
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
      pressed={pressed}
      isMoved={isMoved}
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
          if (isMuted) return
          holdForKey(index)
          change(index, Number(target.value))
        },
        onKeyDown: (event) => moveByKey(index, event),
        onBlur: () => !drag.current && release()
      })}
    />
  )
}
