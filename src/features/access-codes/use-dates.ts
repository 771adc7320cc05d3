import { useMemo } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import { createDates, type Dates } from './dates.js'

/** Returns date formats for a time zone, in the locale of the element. */
export function useDates(timeZone: string): Dates {
  const { locale } = useElement()
  const now = useNow()
  return useMemo(() => createDates(locale, timeZone, now), [locale, timeZone, now])
}
