import { useMemo } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import { createDates, type Dates } from './dates.js'

/** How instants are written in a zone, for the person at this element. */
export function useDates(timeZone: string): Dates {
  const { locale } = useElement()
  const now = useNow()
  return useMemo(() => createDates(locale, timeZone, now), [locale, timeZone, now])
}
