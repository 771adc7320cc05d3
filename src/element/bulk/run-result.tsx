import type { BulkCount } from '../../core/bulk/bulk-outcome.js'
import { Status } from '../../ui/feedback/status.js'
import { CircleAlert, CircleCheck, Minus } from '../../ui/icons.js'

interface Props extends Pick<BulkCount, 'total' | 'done' | 'failed'> {
  readonly words: string
}

/** Result of a run in words and as a bar: done, failed and skipped. */
export function RunResult({ total, done, failed, words }: Props) {
  const tone = failed > 0 ? 'danger' : done === total ? 'ok' : undefined
  const icon = failed > 0 ? <CircleAlert /> : done === total ? <CircleCheck /> : <Minus />
  const parts = [
    { tone: 'ok', count: done },
    { tone: 'danger', count: failed },
    { tone: undefined, count: total - done - failed }
  ]
  return (
    <>
      <b>
        <Status icon={icon} tone={tone}>
          {words}
        </Status>
      </b>
      <div className="run-parts" aria-hidden>
        {parts.map(({ tone: own, count }) => count > 0 && <i key={own} data-tone={own} style={{ flexGrow: count }} />)}
      </div>
    </>
  )
}
