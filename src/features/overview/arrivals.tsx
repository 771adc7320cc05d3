import { useEffect, useMemo } from 'react'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import { USE_LIST } from '../../messages/use-list/en.js'
import { createDates } from '../access-codes/dates.js'
import { useUsesAtLocks } from '../access-codes/use/use-uses-at-locks.js'
import { arrivalOf } from './rules/arrivals.js'
import type { Visit } from './rules/visits.js'

/** Texts about guests who have arrived, by the key of their access period. */
export type ArrivalTexts = ReadonlyMap<string, string>

interface Props {
  readonly visits: readonly Visit[]
  readonly onTexts: (texts: ArrivalTexts) => void
}

/** Reads the uses at the locks of today's guests, and provides when they arrived. */
export function Arrivals({ visits, onTexts }: Props) {
  const { locale } = useElement()
  const texts = useTexts(USE_LIST)
  const now = useNow()
  const locks = useMemo(() => {
    const arriving = visits.filter(({ comesAt }) => comesAt !== undefined)
    const all = arriving.flatMap(({ period }) => period.codes.map(({ lock }) => lock))
    return [...new Set(all)]
  }, [visits])
  const logOf = useUsesAtLocks(locks)
  const arrived = useMemo(
    () =>
      new Map(
        visits.flatMap((visit): [string, string][] => {
          const { key, zone } = visit.period
          const instant = arrivalOf(visit, logOf, now)
          return instant === undefined ? [] : [[key, texts.arrived(createDates(locale, zone, now).time(instant))]]
        })
      ),
    [visits, logOf, now, locale, texts]
  )
  useEffect(() => onTexts(arrived), [onTexts, arrived])
  return null
}
