import { useLayoutEffect } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { belowScreen } from '../frame/below-screen.js'
import { useTextsReady } from '../hooks/use-texts-ready.js'
import { BulkFrame } from './bulk-frame.js'
import { type RunItems, RunProgress } from './run-progress.js'
import { type BulkControl, useBulk } from './use-bulk.js'

interface CoveredProps extends Pick<BulkControl, 'kind'>, Partial<Pick<BulkControl, 'verifyQuery'>> {
  readonly items?: RunItems<string>
}

/** The element's own run, below a screen that doesn't show it. */
export function CoveredRun({ kind, verifyQuery, items }: CoveredProps) {
  const control = useBulk(kind, verifyQuery)
  useTextsReady()
  if (!control.isOwn || !control.outcomes) return null
  return (
    <BulkFrame control={control}>
      <RunProgress control={control} items={items} />
    </BulkFrame>
  )
}

interface Props<Item> extends RunItems<Item> {
  readonly control: BulkControl
}

/** Shows a run below the screen if what shows it is covered by another screen, or fails. */
export function useCoveredRun({ bulk, kind, verifyQuery }: BulkControl): void {
  const { controller } = useElement()
  useLayoutEffect(() => {
    const below = belowScreen(controller)
    below.setState({ [kind]: undefined })
    return () => {
      if (bulk.store.getState().outcomes)
        below.setState({ [kind]: <CoveredRun kind={kind} verifyQuery={verifyQuery} /> })
    }
  }, [bulk, controller, kind, verifyQuery])
}

/** Progress and result of a run next to its items. They stay visible when the items don't. */
export function RunStatus<Item>({ control, ...items }: Props<Item>) {
  useCoveredRun(control)
  return <RunProgress control={control} items={items} />
}
