import { type ReactNode, type Ref, useContext, useId } from 'react'
import { isNotFound, isRefused } from '../../../core/queries/is-refused.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import type { QueryStatus } from '../../../element/hooks/use-query.js'
import { PlaceholderContext } from '../../../element/lazy/lazy-screen.js'
import { CODE_USE } from '../../../messages/code-use/en.js'
import { Button } from '../../../ui/actions/button.js'
import { LiveRegion } from '../../../ui/feedback/live-region.js'
import type { CodeUseState, NoUse } from '../rules/use/code-use-state.js'

/** Without these uses there is nothing to show in a list. */
const NOTHING_TO_SHOW: ReadonlySet<NoUse | undefined> = new Set(['notUsed', 'notReported', 'offlineCode', 'notStarted'])

/** `true` if something can be said about the use of a code. */
export const isUseShown = ({ noUse, summary }: CodeUseState): boolean =>
  noUse !== 'notStarted' || summary.deniedCount > 0

interface ShowAllProps {
  readonly state: CodeUseState
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly onShow: () => void
}

/** Button that shows all uses, if there are any. */
export function ShowAllUses({ state: { noUse, summary }, ref, onShow }: ShowAllProps) {
  const texts = useTexts(CODE_USE)
  if (summary.deniedCount === 0 && NOTHING_TO_SHOW.has(noUse)) return null
  return (
    <Button ref={ref} variant="link" onClick={onShow}>
      {texts.showAll}
    </Button>
  )
}

interface Props {
  /** Status of the events. */
  readonly status: QueryStatus
  /** Button next to the title. */
  readonly action?: ReactNode
  /** Content of the section. `undefined` until the events are known, `null` without a use to report. */
  readonly children: ReactNode
}

/** The section "Use". Nothing if the session may not read events. */
export function UseSection({ status, action, children }: Props) {
  const { general } = useTexts()
  const texts = useTexts(CODE_USE)
  const id = useId()
  const placeholder = useContext(PlaceholderContext)
  const { error, isFetching, fetch } = status
  const hasFailed = error !== undefined
  if (isRefused(error) || isNotFound(error) || children === null) return null
  if (children === undefined && !hasFailed) return placeholder
  return (
    <section role="group" part="card" className="code-use surface" aria-labelledby={id}>
      <div className="use-head inline between">
        <h3 id={id}>{texts.title}</h3>
        {action}
      </div>
      {children}
      {hasFailed && (
        <LiveRegion urgent>
          <p>{texts.failed}</p>
          <Button variant="link" pending={isFetching} onClick={fetch}>
            {general.tryAgain}
          </Button>
        </LiveRegion>
      )}
    </section>
  )
}
