import { type ReactNode, useMemo } from 'react'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import type { InnerScreen } from '../../../element/frame/use-inner-screen.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { codeUseState } from '../rules/use/code-use-state.js'
import { CodeUseLines } from './code-use-lines.js'
import { useLockUses } from './use-lock-uses.js'
import { isUseShown, ShowAllUses, UseSection } from './use-section.js'

export interface CodeUseProps {
  readonly code: AccessCode
  /** The lock of the code. */
  readonly deviceId: string
  readonly device: Device | undefined
  /** The screen with all uses. */
  readonly activity: Pick<InnerScreen, 'opener' | 'open'>
}

/** When a code was used, and how often. Nothing if the session may not read events. */
export function CodeUse({ code, deviceId, device, activity: { opener, open } }: CodeUseProps) {
  const now = useNow()
  const devices = useMemo(() => (device ? [device] : []), [device])
  const { logOf, status } = useLockUses([deviceId], devices)
  const log = logOf(deviceId)
  const state = log && status.isComplete ? codeUseState(code, device, log, now) : undefined

  function content(): ReactNode {
    if (!log || !state) return undefined
    if (!isUseShown(state)) return null
    return <CodeUseLines code={code} device={device} log={log} state={state} isOutdated={status.error !== undefined} />
  }
  return (
    <UseSection status={status} action={state && <ShowAllUses ref={opener} state={state} onShow={open} />}>
      {content()}
    </UseSection>
  )
}
