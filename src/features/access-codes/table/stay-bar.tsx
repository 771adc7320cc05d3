import { millisecondsInDay } from 'date-fns/constants'
import { registerStyles } from '../../../ui/style/styles.js'
import { TimeBar } from '../../../ui/time-bar/time-bar.js'
import type { Dates } from '../dates.js'
import type { CodeWindow } from '../rules/access-code-window.js'
import css from './stay-bar.css'

registerStyles(css)

/** Days in the bar, and those of them before today. */
const [DAYS, PAST] = [30, 10]
const TODAY = PAST / DAYS

interface StayBarProps {
  readonly window: CodeWindow
  /** In ms since 1970. */
  readonly now: number
}

/**
 * The access period among thirty days, with a dot for today. Empty if no part of it is in them. The dates next to it have
 * the same meaning.
 */
export function StayBar({ window, now }: StayBarProps) {
  const isStay = 'startsAt' in window
  const placeOf = (instant: number): number =>
    Math.min(1, Math.max(0, ((instant - now) / millisecondsInDay + PAST) / DAYS))
  const from = isStay && window.startsAt !== undefined ? placeOf(window.startsAt) : 0
  const to = isStay && window.endsAt !== undefined ? placeOf(window.endsAt) : 1
  const open = isStay && window.endsAt === undefined ? 'end' : undefined
  const isVisible = isStay && from < 1 && to > 0
  return (
    <span className="stay-bar block">
      <TimeBar size={4} spans={isVisible ? [{ from, to, open }] : []} now={isVisible ? TODAY : undefined} />
    </span>
  )
}

interface StayAxisProps {
  readonly dates: Dates
  /** In ms since 1970. */
  readonly now: number
}

/** The first day, today and the last day of the bars below. */
export const StayAxis = ({ dates, now }: StayAxisProps) => (
  <span className="stay-axis">
    <span>{dates.date(now - PAST * millisecondsInDay)}</span>
    <span>{dates.today}</span>
    <span>{dates.date(now + (DAYS - PAST) * millisecondsInDay)}</span>
  </span>
)
