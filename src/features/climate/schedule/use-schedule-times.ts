import { useMemo } from 'react'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { createScheduleTimes, type ScheduleTimes } from './schedule-times.js'

/** Returns the formatter of times in a thermostat's time zone, with the locale of the element. */
export function useScheduleTimes(zone: string): ScheduleTimes {
  const { locale } = useElement()
  const texts = useMessages(SCHEDULE)
  const now = useNow()
  return useMemo(() => createScheduleTimes(locale, zone, now, texts), [locale, zone, now, texts])
}
