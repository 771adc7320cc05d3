declare module 'react' {
  interface CSSProperties {
    /** Position on the line, 0 to 1. The style sheet knows the shape of the line. */
    '--_share'?: number
  }
}

export type Span = { min: number; max: number }

export type Reach = Span & { value: number; tone: string; fills: 'before' | 'after' }

const LABELS = 6
const TICK_SIZES = [1, 2, 5, 10, 20, 50, 100]

/** Returns the position of a value on the line, 0 to 1. */
export const shareOf = ({ min, max }: Span, value: number) =>
  max > min ? Math.max(0, Math.min(1, (value - min) / (max - min))) : 0

/** Positions a box along the line between two values. */
export const span = (scale: Span, from: number, to: number) => ({
  insetInline: `${shareOf(scale, from) * 100}% ${(1 - shareOf(scale, to)) * 100}%`
})

/** Returns the parts of the line that the pressed handle can't reach. */
export const beyond = ({ min, max }: Span, reachableSpan: Span | undefined): readonly (readonly [number, number])[] =>
  reachableSpan
    ? [[min, reachableSpan.min] as const, [reachableSpan.max, max] as const].filter(([from, to]) => from < to)
    : []

type RangeGraphicProps = Span & {
  handles: readonly Reach[]
  gap?: number | undefined
  /** The range of the pressed handle. */
  reachableSpan: Span | undefined
}

/** The line with its filled part, the minimum distance of the handles and the blocked part. */
export function RangeGraphic({ min, max, handles: [first, second], gap, reachableSpan }: RangeGraphicProps) {
  const scale = { min, max }
  const middle = first && second ? (first.value + second.value) / 2 : 0
  return (
    <div className="line" aria-hidden>
      {first && second && (
        <>
          <i className="fill" data-tone={first.tone} style={span(scale, first.value, middle)} />
          <i className="fill back" data-tone={second.tone} style={span(scale, middle, second.value)} />
          {Boolean(gap) && <i className="gap" style={span(scale, middle - (gap ?? 0) / 2, middle + (gap ?? 0) / 2)} />}
        </>
      )}
      {first && !second && (
        <i
          className={first.fills === 'before' ? 'fill only back' : 'fill only'}
          data-tone={first.tone}
          style={first.fills === 'before' ? span(scale, min, first.value) : span(scale, first.value, max)}
        />
      )}
      {beyond(scale, reachableSpan).map(([from, to]) => (
        <i key={from} className={from === min ? 'beyond' : 'beyond last'} style={span(scale, from, to)} />
      ))}
    </div>
  )
}

type MarksProps = Span & { step: number; format: (value: number) => string }

/** The numbers below the line. */
export function Marks({ min, max, step, format }: MarksProps) {
  const scale = { min, max }
  const size = TICK_SIZES.find((size) => (max - min) / size <= LABELS) ?? max - min
  const half = Math.max(step, size / 2)
  const ticks = Array.from(
    { length: Math.max(0, Math.floor(max / half) - Math.ceil(min / half) + 1) },
    (_, index) => (Math.ceil(min / half) + index) * half
  )
  return (
    <div aria-hidden className="marks">
      <div className="ticks muted small">
        {ticks.map((tick) => (
          <span key={tick} style={span(scale, tick, tick)}>
            {tick % size === 0 && format(tick)}
          </span>
        ))}
      </div>
    </div>
  )
}
