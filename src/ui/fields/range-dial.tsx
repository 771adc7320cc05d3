import { registerStyles } from '../style/styles.js'
import css from './range-dial.css'
import { type Reach, shareOf, type Span } from './range-drawing.js'

registerStyles(css)

/** From where the line begins, at the lower start, to where it ends. */
const ARC = 270
const RADIUS = 40

type DialProps = Span & {
  handles: readonly Reach[]
  current?: number | undefined
  format: (value: number) => string
}

/** The same as a line that goes around: how much of it is filled, how far each handle goes, and what is measured. */
export function Dial({ min, max, handles, current, format }: DialProps) {
  const turn = (value: number) => shareOf({ min, max }, value) * ARC
  /** All of the line, of which only a part is drawn: that can grow and shrink. */
  function arc(from: number, to: number, radius = RADIUS) {
    const end = radius * Math.SQRT1_2
    return {
      d: `M${-end} ${end}A${radius} ${radius} 0 1 1 ${end} ${end}`,
      pathLength: ARC,
      strokeDasharray: `${turn(to) - turn(from)} ${ARC * 2}`,
      strokeDashoffset: -turn(from)
    }
  }
  const [first, second] = handles
  const middle = first && second ? (first.value + second.value) / 2 : first?.fills === 'before' ? min : max
  // Its centre is the origin.
  return (
    <div className="dial" aria-hidden>
      <svg viewBox="-50 -50 100 100">
        <path className="track" {...arc(min, max)} />
        {handles.map(({ tone, value, ...reach }, index) => (
          <g key={tone} data-tone={tone}>
            <path className="band" {...arc(Math.min(value, middle), Math.max(value, middle))} />
            {(reach.min > min || reach.max < max) && (
              <path className="reach" {...arc(reach.min, reach.max, RADIUS + 6 + index * 1.5)} />
            )}
          </g>
        ))}
        {current !== undefined && (
          <path
            className="tick"
            transform={`rotate(${turn(current) - ARC / 2})`}
            d={current < min ? 'M-4-36L-9-40L-4-44Z' : current > max ? 'M4-36L9-40L4-44Z' : 'M0-30V-46'}
          />
        )}
      </svg>
      <span>{format(min)}</span>
      <span>{format(max)}</span>
    </div>
  )
}
