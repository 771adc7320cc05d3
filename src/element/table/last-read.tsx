import { useMessages } from '../custom-element/element-context.js'
import { pageEnvironment } from '../custom-element/page-environment.js'
import { useAgo } from '../hooks/use-ago.js'
import type { QueryStanding } from '../hooks/use-query.js'
import { isOld } from '../../core/queries/poll-interval.js'

interface Props {
  readonly standing: QueryStanding
}

/** Says how old a list is, where that is more than a person would think. */
export function LastRead({ standing }: Props) {
  const { general } = useMessages()
  const { readAt, refreshEvery = Infinity } = standing
  const ago = useAgo(readAt)
  return (
    <output className="last-read">
      {ago && isOld(readAt, refreshEvery, pageEnvironment()) && general.lastRead(ago)}
    </output>
  )
}
