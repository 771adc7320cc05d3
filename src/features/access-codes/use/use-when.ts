import { addWallDays, toWallTime } from '../../../core/values/wall-time.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { CODE_USE } from '../../../messages/code-use/en.js'
import { useDates } from '../use-dates.js'

const DATE = 'YYYY-MM-DD'.length

/** Formats instants (ms since the epoch) of a time zone. */
export interface When {
  /** Formats a time of today or yesterday, else date and time: `3:12 PM`, `Yesterday 3:12 PM`, `Nov 14, 3:12 PM`. */
  when(instant: number): string
  /** Formats a time of day: `3:12 PM`. */
  time(instant: number): string
  /** Formats date and time. */
  exact(instant: number): string
}

export function useWhen(zone: string): When {
  const texts = useTexts(CODE_USE)
  const { time, dateTime } = useDates(zone)
  const today = toWallTime(useNow(), zone)
  return {
    when(instant) {
      const day = toWallTime(instant, zone).slice(0, DATE)
      if (day === today.slice(0, DATE)) return time(instant)
      return day === addWallDays(today, -1).slice(0, DATE) ? texts.yesterday(time(instant)) : dateTime(instant)
    },
    time,
    exact: dateTime
  }
}
