import type { NoiseChart } from './rules/noise-chart.js'

const percent = (share: number): string => `${share * 100}%`
/** Width of a column as a share of its slot. */
const BREADTH = 0.7

interface Props {
  readonly chart: NoiseChart
  /** The selected night. */
  readonly chosen: string | undefined
  /** Positions of the grid lines: levels, and shares of the width. */
  readonly ticks: readonly number[]
  readonly weeks: readonly number[]
}

/** A column per night, pale up to the limit and strong above it, and the limits as lines. */
export function NoiseColumns({ chart: { nights, limits, top }, chosen, ticks, weeks }: Props) {
  const y = (value: number): string => percent(1 - Math.min(1, value / top))
  const height = (value: number): string => percent(Math.min(1, value / top))
  return (
    <svg>
      {ticks.map((tick) => (
        <line key={tick} x2="100%" y1={y(tick)} y2={y(tick)} />
      ))}
      {weeks.map((share) => (
        <line key={share} x1={percent(share)} x2={percent(share)} y1="100%" y2="103%" />
      ))}
      {nights.map(({ night, noises, level, allowed = 0 }, index) => {
        if (noises.length === 0) return null
        const place = {
          x: percent((index + (1 - BREADTH) / 2) / nights.length),
          width: percent(BREADTH / nights.length)
        }
        return (
          <g key={night} className={night === chosen ? 'chosen' : undefined}>
            {level === undefined ? (
              <rect {...place} className="unknown" y={y(allowed || top / 10)} height={height(allowed || top / 10)} />
            ) : (
              <>
                <rect
                  {...place}
                  className="within"
                  y={y(Math.min(level, allowed))}
                  height={height(Math.min(level, allowed))}
                />
                <rect {...place} y={y(level)} height={height(Math.max(0, Math.min(level, top) - allowed))} />
              </>
            )}
          </g>
        )
      })}
      {limits.map((limit) => (
        <line key={limit} className="limit" x2="100%" y1={y(limit)} y2={y(limit)} />
      ))}
    </svg>
  )
}
