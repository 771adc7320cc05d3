import { useLayoutEffect } from 'react'
import { useElement, useMessages } from '../custom-element/element-context.js'
import { belowScreen } from '../frame/below-screen.js'
import { useTextsReady } from '../hooks/use-texts-ready.js'
import { type RunItems, RunProgress } from './run-progress.js'
import { type BulkControl, useBulk } from './use-bulk.js'
import { BULK } from '../../messages/bulk/en.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './bulk-bar.css'

registerStyles(css)

interface CoveredProps extends Pick<BulkControl, 'kind'>, Partial<Pick<BulkControl, 'verifyQuery'>> {
  readonly items?: RunItems<string>
}

/** The element's own run, below a screen that doesn't show it. */
export function CoveredRun({ kind, verifyQuery, items }: CoveredProps) {
  const control = useBulk(kind, verifyQuery)
  useTextsReady()
  const texts = useMessages(BULK)
  if (!control.isOwn || !control.outcomes) return null
  return (
    <section role="group" className="bulk-bar inline" aria-label={texts.label} tabIndex={-1}>
      <RunProgress {...{ control, items }} />
    </section>
  )
}

interface Props<Item> extends RunItems<Item> {
  readonly control: BulkControl
}

/** Shows a run below the screen if what shows it is covered by another screen, or fails. */
function useCoveredRun({ bulk, kind, verifyQuery }: BulkControl): void {
  const { controller } = useElement()
  useLayoutEffect(() => {
    const below = belowScreen(controller)
    below.setState({ [kind]: undefined })
    return () => {
      if (bulk.store.getState().outcomes) below.setState({ [kind]: <CoveredRun {...{ kind, verifyQuery }} /> })
    }
  }, [bulk, controller, kind, verifyQuery])
}

/** Progress and result of a run next to its items. They stay visible when the items don't. */
export function RunStatus<Item>({ control, ...items }: Props<Item>) {
  useCoveredRun(control)
  return <RunProgress control={control} items={items} />
}
