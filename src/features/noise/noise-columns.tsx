import type { NoiseChart } from './rules/noise-chart.js'

const percent = (share: number): string => `${share * 100}%`
/** Widths of a column and of its cap as shares of their slot. */
const BREADTH = 0.6
const CAP = 0.9
/** Heights of the horizontal lines, which are next to the labels of the axis. */
const GRID = [0, 0.5, 1]

interface Props {
  readonly chart: NoiseChart
  /** The selected night. */
  readonly chosen: string | undefined
  /** Positions of the week marks as shares of the width. */
  readonly weeks: readonly number[]
}

/** A column per night up to its loudest noise. The limit of the night is a cap, and the part above it is colored. */
export function NoiseColumns({ chart: { nights, base, top }, chosen, weeks }: Props) {
  const y = (value: number): number => 1 - Math.min(1, Math.max(0, (value - base) / (top - base)))
  const column = (from: number, to: number) => {
    const [upper, lower] = [y(Math.max(from, to)), y(Math.min(from, to))]
    return { y: percent(upper), height: percent(lower - upper) }
  }
  return (
    <svg className="directed">
      {GRID.map((share) => (
        <line key={share} x2="100%" y1={percent(share)} y2={percent(share)} />
      ))}
      {weeks.map((share) => (
        <line key={share} x1={percent(share)} x2={percent(share)} y1="100%" y2="103%" />
      ))}
      {nights.map(({ night, noises, level, allowed }, index) => {
        if (noises.length === 0) return null
        const at = (share: number): string => percent((index + share) / nights.length)
        const place = { x: at((1 - BREADTH) / 2), width: percent(BREADTH / nights.length) }
        const from = allowed ?? base
        return (
          <g key={night} className={night === chosen ? 'chosen' : undefined}>
            {level === undefined ? (
              <rect {...place} className="unknown" {...column(from, top)} />
            ) : (
              <>
                {level > from && <rect {...place} {...column(from, level)} />}
                {Math.min(from, level) > base && (
                  <rect {...place} className="within" {...column(base, Math.min(from, level))} />
                )}
              </>
            )}
            {night === chosen && <line className="pointer" x1={at(0)} x2={at(1)} y1="100%" y2="100%" />}
            {allowed !== undefined && (
              <line
                className="limit"
                x1={at((1 - CAP) / 2)}
                x2={at((1 + CAP) / 2)}
                y1={percent(y(allowed))}
                y2={percent(y(allowed))}
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}
