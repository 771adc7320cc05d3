import { useMessages } from '../custom-element/element-context.js'
import { BULK } from '../../messages/bulk/en.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './bulk-bar.css'
import { RunProgress } from './run-progress.js'
import { type BulkControl, useBulk } from './use-bulk.js'

registerStyles(css)

/** The element's own run, below a screen that doesn't show it. */
export function CoveredRun({ kind, verifyQuery }: Pick<BulkControl, 'kind' | 'verifyQuery'>) {
  const control = useBulk(kind, verifyQuery)
  const texts = useMessages(BULK)
  if (!control.isOwn || !control.outcomes) return null
  return (
    <section role="group" className="bulk-bar" aria-label={texts.label} tabIndex={-1}>
      <RunProgress control={control} />
    </section>
  )
}
