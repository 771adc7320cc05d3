import { useLayoutEffect } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { belowScreen } from '../frame/below-screen.js'
import { CoveredRun } from './covered-run.js'
import { type RunItems, RunProgress } from './run-progress.js'
import type { BulkControl } from './use-bulk.js'

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
