import { registerStyles } from '../style/styles.js'
import css from './range-dial.css'
import { beyond, type Reach, type Span, shareOf } from './range-graphic.js'

registerStyles(css)

/** Angle of the line, from the lower start to the lower end. */
const ARC = 270
const RADIUS = 40

type DialProps = Span & {
  handles: readonly Reach[]
  /** The range of the pressed handle. */
  reachableSpan: Span | undefined
  current?: number | undefined
  format: (value: number) => string
}

/** The scale as an arc: filled part, blocked part and current value. */
export function Dial({ min, max, handles, reachableSpan, current, format }: DialProps) {
  const turn = (value: number) => shareOf({ min, max }, value) * ARC
  /** The complete arc, of which a part is drawn so that it can animate. */
  function arc(from: number, to: number) {
    const end = RADIUS * Math.SQRT1_2
    return {
      d: `M${-end} ${end}A${RADIUS} ${RADIUS} 0 1 1 ${end} ${end}`,
      pathLength: ARC,
      strokeDasharray: `${turn(to) - turn(from)} ${ARC * 2}`,
      strokeDashoffset: -turn(from)
    }
  }
  const [first, second] = handles
  const middle = first && second ? (first.value + second.value) / 2 : first?.fills === 'before' ? min : max
  // Centered on the origin.
  return (
    <div className="dial muted small" aria-hidden>
      <svg viewBox="-50 -50 100 100">
        <path className="track" {...arc(min, max)} />
        {handles.map(({ tone, value }) => (
          <g key={tone} data-tone={tone}>
            <path className="band" {...arc(Math.min(value, middle), Math.max(value, middle))} />
          </g>
        ))}
        {beyond({ min, max }, reachableSpan).map(([from, to]) => (
          <path key={from} className="beyond" {...arc(from, to)} />
        ))}
        {current !== undefined && (
          <path
            className="tick"
            transform={`rotate(${turn(current) - ARC / 2})`}
            d={current < min ? 'M-4-36L-9-40L-4-44Z' : current > max ? 'M4-36L9-40L4-44Z' : 'M0-35.5V-30'}
          />
        )}
      </svg>
      <span>{format(min)}</span>
      <span>{format(max)}</span>
    </div>
  )
}
