import { Fragment, memo } from 'react'
import { EventIcon } from './event-icon.js'
import type { ActivityRow } from './rules/activity-rows.js'
import type { ActivityWords } from './use-activity-words.js'

interface Props {
  readonly row: ActivityRow
  readonly words: ActivityWords
}

/** Place, event and time of a row. */
export const RowContent = memo(function RowContent({ row, words }: Props) {
  const [{ event, instant, kind }] = row.occurrences
  const place = words.place(row)
  const facts = words.facts(row)
  const time = words.time(row)
  return (
    <span className="activity-row">
      <EventIcon {...{ kind, event }} />
      {place !== undefined && <b className="clip strong">{place}</b>}
      <span className="activity-event wrap">
        <span>{words.sentence(row)}</span>
        {facts.length > 0 && (
          <small>
            {facts.map((fact, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- A fact is its place among the facts.
              <Fragment key={index}>
                {index > 0 && ' · '}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </small>
        )}
      </span>
      {time !== undefined && instant !== undefined && (
        <time className="muted small" dateTime={new Date(instant).toISOString()} title={words.timeThere(row)}>
          {time}
        </time>
      )}
    </span>
  )
})
