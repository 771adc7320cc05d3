import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { monotonicTime } from '../../core/environment/monotonic-time.js'
import { usePressState } from '../actions/use-press-state.js'
import { useLatest } from '../use-latest.js'
import { useOnChange } from '../use-on-change.js'
import { snap } from './snap.js'
import { StepperFrame, type StepperFrameProps } from './stepper-frame.js'

const DELAY_MS = 400
const REPEAT_MS = 90
const PAGE_STEPS = 5
const ENDS = ['pointerup', 'pointercancel', 'blur'] as const

/** The field shows `text` unless the user is typing. */
export type StepperProps = StepperFrameProps & {
  step: number
  /** @param requestedAt time of the last input, in monotonic time, if the field was typed into. Omitted for steps. */
  onChange: (value: number, requestedAt?: number) => void
  /** Called while the user is changing it. Newer data doesn't change it then. */
  onHold?: ((isPressed: boolean) => void) | undefined
}

/** A number field with two buttons that repeat while pressed. */
export function Stepper(props: StepperProps) {
  const { value, text, min, max, step, disabled, isMuted, onHold } = props
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const { hold, holdForKey, release } = usePressState((_, isPressed) => onHold?.(isPressed))
  const latest = useLatest({ ...props, draft })
  const takeDraft = useLatest(() => disabled || take(min, max))
  const field = useRef<HTMLInputElement>(null)
  const isRepeated = useRef(false)
  /** Time of the last input while something typed was not confirmed. */
  const inputAt = useRef(0)
  const stop = useRef<() => void>(undefined)

  // A typed value counts even if the field is removed before it was confirmed, as of the last input. Values out of bounds
  // don't, because the user wouldn't see the correction.
  useLayoutEffect(() => () => void takeDraft.current(), [takeDraft])
  useEffect(() => {
    const end = new AbortController()
    window.addEventListener('pagehide', () => void takeDraft.current(), end)
    // A press elsewhere confirms what was typed: the field loses the focus. A removed field loses it without a press.
    window.addEventListener('pointerdown', () => void (inputAt.current = monotonicTime()), {
      signal: end.signal,
      capture: true
    })
    return () => {
      stop.current?.()
      end.abort()
    }
  }, [takeDraft])

  function noteInput() {
    inputAt.current = monotonicTime()
  }
  function dropDraft() {
    setDraft(undefined)
    release()
  }
  // Typed text stays while the field is focused, unless the bounds change with the unit. After the field was disabled,
  // it stays until the value changes.
  useOnChange(value, () => draft !== undefined && !field.current?.matches(':focus') && dropDraft())
  useOnChange(`${min} ${max}`, () => draft !== undefined && dropDraft())

  function change(wanted: number, requestedAt?: number) {
    const { value, onChange, ...bounds } = latest.current
    const allowed = snap(wanted, bounds)
    if (allowed !== value) onChange(allowed, requestedAt)
  }
  function go(steps: number) {
    flushSync(() => {
      takeDraft.current()
      if (latest.current.draft !== undefined) dropDraft()
    })
    change(latest.current.value + steps * step)
  }

  function holdDown(steps: number) {
    stop.current?.()
    isRepeated.current = false
    hold(0)
    const repeat = () => {
      const { value, min, max } = latest.current
      // A button at its limit gets no click on release.
      isRepeated.current = steps > 0 ? value < max : value > min
      if (!isRepeated.current) return
      go(steps)
      timer = setTimeout(repeat, REPEAT_MS)
    }
    let timer = setTimeout(repeat, DELAY_MS)
    const finish = () => {
      clearTimeout(timer)
      release()
      for (const end of ENDS) window.removeEventListener(end, finish)
    }
    // A disabled button gets no pointer events, but the window does.
    for (const end of ENDS) window.addEventListener(end, finish)
    stop.current = finish
  }
  function take(from: number, to = Infinity) {
    const typed = Number.parseFloat((draft ?? '').replace(',', '.'))
    if (typed >= from && typed <= to) change(typed, inputAt.current)
  }
  function commit(from: number) {
    dropDraft()
    take(from)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const moves: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE_STEPS, PageDown: -PAGE_STEPS }
    // While typing, these keys move the cursor.
    if (draft === undefined && !event.shiftKey) Object.assign(moves, { Home: -Infinity, End: Infinity })
    const steps = moves[event.key]
    noteInput()
    if (isMuted || event.ctrlKey || event.metaKey || event.altKey) return
    if (steps !== undefined) {
      flushSync(() => {
        go(steps)
        holdForKey(0)
      })
    } else if (event.key === 'Enter') {
      flushSync(() => commit(-Infinity))
    } else if (event.key === 'Escape' && draft !== undefined) {
      event.stopPropagation()
      flushSync(dropDraft)
    } else return
    event.preventDefault()
    // As on focus, typing replaces the value.
    event.currentTarget.select()
  }
  return (
    <StepperFrame
      {...props}
      id={id}
      shown={draft ?? text}
      buttonOf={(steps) => ({
        onPointerDown: ({ button }) => button === 0 && !isMuted && holdDown(steps),
        onClick() {
          if (!isRepeated.current) go(steps)
          isRepeated.current = false
        }
      })}
      field={{
        ref: field,
        onFocus: ({ target }) => target.select(),
        onChange({ target }) {
          hold(0)
          noteInput()
          setDraft(target.value)
        },
        onKeyDown: press,
        // A value below the minimum may be incomplete, if the window or element lost focus. A field that loses focus by
        // being disabled was not left by the user.
        onBlur({ relatedTarget }) {
          if (relatedTarget) noteInput()
          if (!disabled) commit(min)
        }
      }}
    />
  )
}
