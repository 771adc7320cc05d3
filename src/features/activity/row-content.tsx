import { Fragment, memo } from 'react'
import { ListRow } from '../../ui/list/list-row.js'
import { EventIcon } from './event-icon.js'
import type { ActivityRow } from './rules/activity-rows.js'
import type { ActivityWords } from './use-activity-words.js'

interface Props {
  readonly row: ActivityRow
  readonly words: ActivityWords
}

/** Event, place and time of a row. */
export const RowContent = memo(function RowContent({ row, words }: Props) {
  const [{ event, instant, kind }] = row.occurrences
  const facts = words.facts(row)
  const time = words.time(row)
  return (
    <ListRow
      leading={<EventIcon {...{ kind, event }} />}
      title={words.sentence(row)}
      subtitle={
        facts.length > 0 &&
        facts.map((fact, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- A fact is its place among the facts.
          <Fragment key={index}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))
      }
      end={
        time !== undefined && instant !== undefined && <time dateTime={new Date(instant).toISOString()}>{time}</time>
      }
    />
  )
})
