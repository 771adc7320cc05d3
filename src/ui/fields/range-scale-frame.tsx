import type { ComponentProps, ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import { Dial } from './range-dial.js'
import { Marks, RangeGraphic, type Span, shareOf, span } from './range-graphic.js'
import handlesCss from './range-handles.css'
import css from './range-scale.css'
import ticksCss from './range-ticks.css'

registerStyles(css)
registerStyles(handlesCss)
registerStyles(ticksCss)

export type RangeHandle = {
  label: string
  value: number
  /** Minimum. A whole number of steps from `max`. */
  min: number
  max: number
  /** Color name. Icon and label convey the same. */
  tone: string
  icon: ReactNode
  /** The part of the line it fills if it is the only handle. */
  fills: 'before' | 'after'
  /** The value with its unit. */
  text: string
  onChange: (value: number) => void
  /** Called while the user holds it, from press to release or 1 s after a key. Newer data doesn't move it then. */
  onHold?: ((isPressed: boolean) => void) | undefined
}

export type RangeScaleProps = Span & {
  label: string
  step: number
  /** The current reading. */
  current?: number | undefined
  currentLabel?: string | undefined
  /** One or two handles, the lower first. */
  handles: readonly RangeHandle[]
  /** Minimum distance between the handles. It is enforced by their bounds. */
  gap?: number | undefined
  /** Message below the scale when the minimum distance is reached. */
  gapLabel?: string | undefined
  format: (value: number) => string
  disabled?: boolean | undefined
  /** `true` while it takes no presses: it keeps its focus. @default false */
  isMuted?: boolean
  /** `true` to draw a dial if there is room. @default false */
  isDial?: boolean | undefined
}

type RailProps = Pick<
  ComponentProps<'div'>,
  'ref' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onLostPointerCapture'
>

type AlongProps = {
  /** 0 at the start, 1 at the end. */
  share: number
  className?: string | undefined
  children: ReactNode
}

/** Text at a position along a line. It never overflows the line. */
function Along({ share, className = '', children }: AlongProps) {
  return (
    <div className={`along ${className}`}>
      <i style={{ flexGrow: share }} />
      <span>{children}</span>
      <i style={{ flexGrow: 1 - share }} />
    </div>
  )
}

interface Props extends RangeScaleProps {
  /** Id of the distance message. */
  readonly id: string
  /** Index of the pressed handle. */
  readonly pressed?: number | undefined
  /** `true` after a handle was moved. @default false */
  readonly isMoved?: boolean
  readonly rail?: RailProps
  readonly inputOf?: (index: number) => Pick<ComponentProps<'input'>, 'onChange' | 'onKeyDown' | 'onBlur'>
}

/**
 * A scale with a reading and one or two values.
 *
 * @csspart scale - A scale with its reading and values.
 */
export function RangeScaleFrame(props: Props) {
  const { id, label, min, max, step, current, currentLabel, handles, gap, gapLabel, format, disabled, isDial } = props
  const { pressed, isMoved, isMuted, rail, inputOf } = props
  const scale = { min, max }
  const pressedHandle = pressed === undefined ? undefined : handles[pressed]
  const [lower, upper] = handles
  const isTouching = !!lower && !!upper && upper.value - lower.value <= (gap ?? 0)
  return (
    <fieldset aria-label={label} disabled={disabled} part="scale" className={isDial ? 'scale round' : 'scale'}>
      <div className={`rail${current === undefined ? '' : ' measured'}${isMoved ? ' moved' : ''}`} {...rail}>
        <RangeGraphic {...scale} handles={handles} gap={gap} reachableSpan={pressedHandle} />
        {isDial && (
          <Dial {...scale} handles={handles} current={current} format={format} reachableSpan={pressedHandle} />
        )}
        {current !== undefined && (
          <>
            <i
              className={current < min ? 'now under' : current > max ? 'now over' : 'now'}
              style={span(scale, current, current)}
            />
            <Along share={shareOf(scale, current)} className="now-label small strong">
              {currentLabel}
            </Along>
          </>
        )}
        {handles.map((handle, index) => (
          <div key={handle.label} data-tone={handle.tone} className={index === pressed ? 'handle pressed' : 'handle'}>
            <div className="reach-of" style={span(scale, handle.min, handle.max)}>
              <input
                type="range"
                aria-disabled={isMuted || undefined}
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
              <b className="small strong">{handle.text}</b>
            </span>
          </div>
        ))}
      </div>
      <Marks {...scale} step={step} format={format} />
      {gapLabel && (
        // Its space is reserved, so that nothing moves under the pointer.
        <p id={id} className={isTouching ? 'muted small' : 'muted small apart'}>
          {gapLabel}
        </p>
      )}
    </fieldset>
  )
}
