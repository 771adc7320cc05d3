import type { ComponentProps, ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import { Along } from './along.js'
import { Dial } from './range-dial.js'
import { Drawing, Marks, shareOf, type Span, span } from './range-drawing.js'
import css from './range-scale.css'

registerStyles(css)

export type RangeHandle = {
  label: string
  value: number
  /** How far down it goes; a whole number of steps from `max`. */
  min: number
  max: number
  /** Names its colour. As with any tone, the icon and the label say the same. */
  tone: string
  icon: ReactNode
  /** Which part of the line it fills where it is the only one. */
  fills: 'before' | 'after'
  /** The value in words, with its unit. */
  text: string
  onChange: (value: number) => void
  /** Tells that a person has it in hand, from press to release or 1 s from a key: no newer reading moves it then. */
  onHold?: ((isHeld: boolean) => void) | undefined
}

export type RangeScaleProps = Span & {
  /** Names the whole. */
  label: string
  step: number
  /** What is measured now. */
  current?: number | undefined
  currentLabel?: string | undefined
  /** One or two, the lower first. */
  handles: readonly RangeHandle[]
  /** How close the two may come; the bounds of the handles are what keeps them apart. */
  gap?: number | undefined
  /** Says how close, under the scale, once they are. */
  gapLabel?: string | undefined
  /** Writes a number at the scale. */
  format: (value: number) => string
  disabled?: boolean | undefined
  /** Whether the line goes around what stands over its middle, where the element has the room for that. @default false */
  isDial?: boolean | undefined
}

type RailProps = Pick<
  ComponentProps<'div'>,
  'ref' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onLostPointerCapture'
>

interface Props extends RangeScaleProps {
  /** Of what says how close the two may come. */
  readonly id: string
  /** The place of the handle that a person has in hand. */
  readonly held?: number | undefined
  /** Whether one of them was moved since they are there. @default false */
  readonly isMoved?: boolean
  /** Whether it only holds its place, and takes no press. @default false */
  readonly inert?: boolean
  readonly rail?: RailProps
  readonly inputOf?: (index: number) => Pick<ComponentProps<'input'>, 'onChange' | 'onKeyDown' | 'onBlur'>
}

/**
 * A scale with what is measured on it, and one or two values.
 *
 * @csspart scale - A scale, with what is measured and what is set on it.
 */
export function RangeScaleFrame(props: Props) {
  const { id, label, min, max, step, current, currentLabel, handles, gap, gapLabel, format, disabled, isDial } = props
  const { held, isMoved, inert, rail, inputOf } = props
  const scale = { min, max }
  const inHand = held === undefined ? undefined : handles[held]
  const [lower, upper] = handles
  const isTouching = !!lower && !!upper && upper.value - lower.value <= (gap ?? 0)
  return (
    <fieldset
      aria-label={label}
      disabled={disabled}
      inert={inert}
      part="scale"
      className={isDial ? 'scale round' : 'scale'}
    >
      <div className={`rail${current === undefined ? '' : ' measured'}${isMoved ? ' moved' : ''}`} {...rail}>
        <Drawing {...{ ...scale, handles, gap }} held={inHand} />
        {isDial && <Dial {...{ ...scale, handles, current, format }} held={inHand} />}
        {current !== undefined && (
          <>
            <i
              className={current < min ? 'now under' : current > max ? 'now over' : 'now'}
              style={span(scale, current, current)}
            />
            <Along share={shareOf(scale, current)} className="now-label">
              {currentLabel}
            </Along>
          </>
        )}
        {handles.map((handle, index) => (
          <div key={handle.label} data-tone={handle.tone} className={index === held ? 'handle held' : 'handle'}>
            <div className="reach-of" style={span(scale, handle.min, handle.max)}>
              <input
                type="range"
                aria-label={handle.label}
                aria-valuetext={handle.text}
                aria-describedby={gapLabel && id}
                min={handle.min}
                max={handle.max}
                step={step}
                value={handle.value}
                {...inputOf?.(index)}
              />
            </div>
            <span className="thumb" aria-hidden style={{ '--_share': shareOf(scale, handle.value) }}>
              {handle.icon}
              <b>{handle.text}</b>
            </span>
          </div>
        ))}
      </div>
      <Marks {...{ ...scale, step, format }} />
      {gapLabel && (
        // Its place is kept: nothing moves under the hand.
        <p id={id} className={isTouching ? undefined : 'apart'}>
          {gapLabel}
        </p>
      )}
    </fieldset>
  )
}
