import { useMemo } from 'react'
import { displayZone } from '../../../core/values/time-zone.js'
import { addWallDays, toWallTime } from '../../../core/values/wall-time.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { USE_LIST } from '../../../messages/use-list/en.js'
import { deviceName } from '../../device/rules/device.js'
import { createDates, type Dates } from '../dates.js'
import type { ListUse } from '../rules/use/list-use.js'

const DATE = 'YYYY-MM-DD'.length

interface ZoneTimes {
  readonly dates: Dates
  /** Current date, `YYYY-MM-DD`. */
  readonly today: string
}

/** Returns a function that formats an instant (ms since the epoch): `3:12 PM`, `yesterday` or `Nov 14`. */
function createWhen(locale: string, now: number): (instant: number, zone: string) => string {
  const zones = new Map<string, ZoneTimes>()
  const yesterday = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day')
  return (instant, zone) => {
    const times = zones.get(zone) ?? { dates: createDates(locale, zone, now), today: toWallTime(now, zone) }
    zones.set(zone, times)
    const { dates, today } = times
    const day = toWallTime(instant, zone).slice(0, DATE)
    if (day === today.slice(0, DATE)) return dates.time(instant)
    return day === addWallDays(today, -1).slice(0, DATE) ? yesterday : dates.date(instant)
  }
}

/** Returns a function that describes the use of a row, such as `Used yesterday at Garage`, and names its lock if asked to. */
export function useListTexts(): (found: ListUse, hasPlace: boolean) => string {
  const { locale, messages } = useElement()
  const texts = useTexts(USE_LIST)
  const now = useNow()
  return useMemo(() => {
    const when = createWhen(locale, now)
    return (found, hasPlace) => {
      if (found === 'notUsed') return texts.notUsed
      const { use, lock } = found
      const used = texts.used(when(use.instant, displayZone(lock)))
      return hasPlace ? texts.usedAtLock(used, deviceName(lock) ?? messages.device.unnamed) : used
    }
  }, [locale, messages, now, texts])
}
