import { Fragment, type ReactNode, useMemo } from 'react'
import type { AccessCode } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { codeUseState } from '../../access-codes/rules/use/code-use-state.js'
import { CodeUseLines } from '../../access-codes/use/code-use-lines.js'
import { useLockUses } from '../../access-codes/use/use-lock-uses.js'
import { isUseShown, ShowAllUses, UseSection } from '../../access-codes/use/use-section.js'
import { deviceName } from '../../device/rules/device.js'
import { lockIdsOf } from '../rules/access-grant.js'
import type { GrantParts } from '../use-grant-parts.js'
import type { OpenedScreens } from './use-opened-screens.js'

export interface GrantUseProps extends Pick<GrantParts, 'deviceOf'> {
  /** The access codes of the access. At least one. */
  readonly codes: readonly AccessCode[]
  readonly screens: OpenedScreens
}

/** Maximum number of locks whose uses are read with one call. Of an access to more locks, the others are left out. */
const MOST_LOCKS = 100

/** When the codes of an access were used, lock by lock. Nothing if the session may not read events. */
export function GrantUse({ codes, deviceOf, screens: { open, openerOf } }: GrantUseProps) {
  const { device: texts } = useTexts()
  const now = useNow()
  const lockIds = lockIdsOf(codes).slice(0, MOST_LOCKS)
  const idsKey = lockIds.join()
  const devices = useMemo(() => idsKey.split(',').flatMap((id) => deviceOf(id) ?? []), [idsKey, deviceOf])
  const { logOf, status } = useLockUses(lockIds, devices)

  const uses = codes.flatMap((code) => {
    const deviceId = parseString(code.device_id) ?? ''
    const device = deviceOf(deviceId)
    const log = logOf(deviceId)
    const state = log && codeUseState(code, device, log, now)
    return log && state && isUseShown(state) ? [{ code, deviceId, device, log, state }] : []
  })
  function content(): ReactNode {
    if (!status.isComplete) return undefined
    if (uses.length === 0) return null
    return uses.map(({ code, deviceId, device, log, state }) => {
      const opened = { kind: 'uses', accessCodeId: code.access_code_id, deviceId } as const
      const lines = (
        <>
          <CodeUseLines code={code} device={device} log={log} state={state} isOutdated={status.error !== undefined} />
          <ShowAllUses ref={openerOf(opened)} state={state} onShow={() => open(opened)} />
        </>
      )
      if (codes.length === 1) return <Fragment key={code.access_code_id}>{lines}</Fragment>
      const name = (device && deviceName(device)) ?? texts.unnamed
      return (
        <section key={code.access_code_id} role="group" aria-label={name} className="wrap between gap-x-4">
          <b className="strong">
            <bdi>{name}</bdi>
          </b>
          <div>{lines}</div>
        </section>
      )
    })
  }
  return <UseSection status={status}>{content()}</UseSection>
}
