import { useMemo } from 'react'
import type { AccessGrant } from '../../core/resources/resources.js'
import { localZone, zoneLabel } from '../../core/values/time-zone.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import { ACCESS_GRANTS } from '../../messages/access-grants/en.js'
import { createDates, type Dates } from '../access-codes/dates.js'
import { endOf, grantName, startOf } from './rules/access-grant.js'

const publicName = (grant: AccessGrant): string | undefined => grantName(grant, true)

/** Returns the function that names an access grant, without an e-mail address or phone number if the host hides people. */
export const useGrantName = (): ((grant: AccessGrant) => string | undefined) =>
  useElement().options.disablePersonInformation ? publicName : grantName

/** Returns a function that returns the date formats of a time zone. They are created once per zone. */
function createZoneDates(locale: string, now: number, hasWeekdays: boolean): (zone: string) => Dates {
  const known = new Map<string, Dates>()
  return (zone) => {
    const dates = known.get(zone) ?? createDates(locale, zone, now, hasWeekdays ? 'short' : undefined)
    known.set(zone, dates)
    return dates
  }
}

/** Returns date formats by time zone, in the locale of the element. */
export function useZoneDates(hasWeekdays = true): (zone: string) => Dates {
  const { locale } = useElement()
  const now = useNow()
  return useMemo(() => createZoneDates(locale, now, hasWeekdays), [locale, now, hasWeekdays])
}

/** Returns the name of a time zone that is not the browser's. */
export const otherZone = (zone: string): string | undefined => (zone === localZone() ? undefined : zoneLabel(zone))

/** Returns a function that writes the times of an access grant, with the time zone if it is not the browser's. */
export function useGrantTimes(): (grant: AccessGrant, zone: string, dates: Dates) => string {
  const texts = useTexts(ACCESS_GRANTS)
  const { general } = useTexts()
  return (grant, zone, dates) => {
    // A line may end after a date, but not within it.
    const dateTime = (instant: number): string => dates.dateTime(instant).replaceAll(' ', '\u00a0')
    const [start, end] = [startOf(grant), endOf(grant)]
    const from = Number.isFinite(start) ? dateTime(start) : '…'
    const times = Number.isFinite(end) ? texts.between(from, dateTime(end)) : texts.noEnd(from)
    return general.facts([times, otherZone(zone) ?? []].flat())
  }
}
