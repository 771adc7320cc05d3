import { millisecondsInDay } from 'date-fns/constants'
import type { CodeWindow } from '../rules/access-code-window.js'

const WIDTH = 200
/** Days in the bar, and those of them before today. */
const [DAYS, PAST] = [30, 10]

interface Props {
  readonly window: CodeWindow
  /** In ms since 1970. */
  readonly now: number
}

/** Returns the place of an instant in the bar. */
const placeOf = (instant: number, now: number): number =>
  Math.round(Math.min(WIDTH, Math.max(0, ((instant - now) / millisecondsInDay + PAST) * (WIDTH / DAYS))))

/** The access period among thirty days, with a tick for today. The dates next to it have the same meaning. */
export function StayBar({ window, now }: Props) {
  const today = placeOf(now, now)
  const isStay = 'startsAt' in window
  const start = isStay && window.startsAt !== undefined ? placeOf(window.startsAt, now) : 0
  const end = isStay && window.endsAt !== undefined ? placeOf(window.endsAt, now) : WIDTH
  const [past, rest] = [Math.min(end, today), Math.max(start, today)]
  return (
    <svg className="stay-bar" viewBox={`0 0 ${WIDTH} 12`} aria-hidden="true">
      {isStay ? (
        <>
          {start < today && <rect className="elapsed" x={start} y="4" width={past - start} height="4" rx="2" />}
          {end >= today && <rect x={rest} y="4" width={Math.max(2, end - rest)} height="4" rx="2" />}
        </>
      ) : (
        window.kind === 'ongoing' && <rect className="ongoing" y="5" width={WIDTH} height="2" />
      )}
      <rect className="today" x={today} width="1" height="12" />
    </svg>
  )
}
