import { useContext, useId } from 'react'
import { isApiError } from '../../../client/index.js'
import { isRefused } from '../../../core/queries/is-refused.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import type { InnerScreen } from '../../../element/frame/use-inner-screen.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { PlaceholderContext } from '../../../element/lazy/lazy-screen.js'
import { CODE_USE } from '../../../messages/code-use/en.js'
import { Button } from '../../../ui/actions/button.js'
import { LiveRegion } from '../../../ui/feedback/live-region.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { type CodeUseState, codeUseState, type NoUse } from '../rules/use/code-use-state.js'
import css from './code-use.css'
import { CodeUseLines } from './code-use-lines.js'
import { useLockUses } from './use-lock-uses.js'

registerStyles(css)

export interface CodeUseProps {
  readonly code: AccessCode
  /** The lock of the code. */
  readonly deviceId: string
  readonly device: Device | undefined
  /** The screen with all uses. */
  readonly activity: Pick<InnerScreen, 'opener' | 'open'>
}

/** Without these uses there is nothing to show in a list. */
const NOTHING_TO_SHOW: ReadonlySet<NoUse | undefined> = new Set(['notUsed', 'notReported', 'offlineCode', 'notStarted'])

const hasUses = ({ noUse, summary }: CodeUseState): boolean => summary.deniedCount > 0 || !NOTHING_TO_SHOW.has(noUse)

/** When a code was used, and how often. Nothing if the session may not read events. */
export function CodeUse({ code, deviceId, device, activity }: CodeUseProps) {
  const { opener, open } = activity
  const { general } = useTexts()
  const texts = useTexts(CODE_USE)
  const id = useId()
  const now = useNow()
  const { log, status } = useLockUses(deviceId, device)
  const placeholder = useContext(PlaceholderContext)
  const { error, isComplete, isFetching, fetch } = status
  const hasFailed = error !== undefined
  if (isRefused(error) || (isApiError(error) && error.statusCode === 404)) return null
  const state = log && isComplete ? codeUseState(code, device, log, now) : undefined
  if (!state && !hasFailed) return placeholder
  if (state?.noUse === 'notStarted' && state.summary.deniedCount === 0) return null
  return (
    <section role="group" part="card" className="code-use surface" aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      {state && log && <CodeUseLines code={code} device={device} log={log} state={state} isOutdated={hasFailed} />}
      {hasFailed && (
        <LiveRegion urgent>
          <p>{texts.failed}</p>
          <Button variant="link" pending={isFetching} onClick={fetch}>
            {general.tryAgain}
          </Button>
        </LiveRegion>
      )}
      {state && hasUses(state) && (
        <Button ref={opener} variant="link" onClick={open}>
          {texts.showAll}
        </Button>
      )}
    </section>
  )
}
