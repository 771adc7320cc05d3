import { useEffect, useMemo, useState } from 'react'
import { transitionInterval } from '../../core/queries/poll-interval.js'
import type { Query } from '../../core/queries/query.js'
import { useQueries } from '../../element/hooks/use-queries.js'
import { accessGrantQuery, accessMethodListQuery, grantCodeListQuery } from './data/access-grant-queries.js'

interface Props {
  readonly accessGrantId: string
  /** `true` if no list polls the access grant itself. @default false */
  readonly hasOwnGrant?: boolean
}

function Poll({ accessGrantId: id, hasOwnGrant, interval }: Props & { readonly interval: number }) {
  const queries = useMemo(
    (): Query<unknown>[] => [
      ...(hasOwnGrant ? [{ ...accessGrantQuery(id), refetchInterval: interval }] : []),
      accessMethodListQuery(id, interval),
      grantCodeListQuery(id, interval)
    ],
    [id, hasOwnGrant, interval]
  )
  useQueries(queries)
  return null
}

/**
 * Polls an access that is being prepared, with its ways in and access codes: every 5 s, slowing down to 30 s. Renders
 * nothing. Remove it once everything is settled.
 */
export function PollPreparing(props: Props) {
  const [age, setAge] = useState(0)
  const interval = transitionInterval(age)
  const isSlowest = interval === transitionInterval(Infinity)
  useEffect(() => {
    if (isSlowest) return undefined
    const timer = setTimeout(() => setAge(age + interval), interval)
    return () => clearTimeout(timer)
  }, [interval, isSlowest, age])
  // The interval of an observer is fixed.
  return <Poll key={interval} {...props} interval={interval} />
}
