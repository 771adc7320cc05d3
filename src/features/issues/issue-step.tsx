import { useContext, useState } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'
import { useCanOffer } from '../../element/hooks/use-permissions.js'
import { useNow } from '../../element/hooks/use-now.js'
import { useIssueMessages } from '../../element/loading/issue-messages.js'
import { accessCodeForm } from '../access-codes/rules/access-code-form.js'
import { accessCodeFormErrors } from '../access-codes/rules/access-code-form-errors.js'
import { canChange } from '../access-codes/rules/access-code-status.js'
import type { IssueDetails } from './rules/issue-details.js'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import { parseString } from '../../core/values/value.js'
import { pullBackupAccessCode, updateAccessCode } from '../access-codes/access-code-actions.js'
import { accessCodeQuery } from '../access-codes/data/access-code-queries.js'
import { connectedAccountQuery, deviceQuery } from '../device/data/queries.js'
import { refetch } from '../../core/queries/refetch.js'
import { Button } from '../../ui/actions/button.js'
import type { IssueDoors } from '../device/issue-alerts.js'
import { ActionButton } from './action-button.js'
import { CheckButton } from './check-button.js'
import { ListedDevicesContext } from './listed-devices.js'
import { LowBatteries } from './low-batteries.js'
import { ReconnectButton } from './reconnect-button.js'
import { useResolve } from './use-resolve.js'

/** Issues that setting the code again resolves. For others only checking again helps. */
const SET_AGAIN: ReadonlySet<unknown> = new Set(['notOnLock', 'changedElsewhere'])

interface Props {
  readonly issue: IssueDetails
  readonly device: Device | undefined
  readonly accessCode: AccessCode | undefined
  readonly doors: IssueDoors
}

/** Button of the next step, if there is one here. */
export function IssueStepButton({ issue, device, accessCode, doors }: Props) {
  const { session, options } = useElement()
  const canOffer = useCanOffer()
  const { issues: texts } = useIssueMessages()
  const resolve = useResolve(issue, { device, accessCode })
  const now = useNow()
  const [isShown, setShown] = useState(false)
  const listed = useContext(ListedDevicesContext)
  const { step, remedy } = issue
  const { onChooseCode, onCodes, onBackup } = doors

  function read(): Promise<unknown> {
    const accountId = parseString(device?.connected_account_id)
    return Promise.all([
      device && refetch(session, deviceQuery(device.device_id)),
      accessCode && refetch(session, accessCodeQuery(accessCode.access_code_id)),
      accountId && !options.disableConnectedAccountInformation && refetch(session, connectedAccountQuery(accountId))
    ])
  }
  const link = (label: string, act: (() => void) | undefined) =>
    act && <Button onClick={() => resolve(act)}>{label}</Button>

  if (step === 'reconnect') return device && <ReconnectButton code={issue.code} device={device} />
  if (step === 'choose-code') return link(texts.chooseCode, onChooseCode)
  if (step === 'make-room' || step === 'convert') return link(texts.showCodes, onCodes)
  if (step === 'batteries') {
    return (
      listed && (
        <>
          <Button aria-expanded={isShown} onClick={() => (isShown ? setShown(false) : resolve(() => setShown(true)))}>
            {texts.showLow}
          </Button>
          {isShown && <LowBatteries {...listed} />}
        </>
      )
    )
  }
  if (step === 'backup-code') {
    if (!device || !accessCode || !onBackup) return null
    if (!canOffer('accessCodes.pullBackupAccessCode', accessCode.access_code_id)) return null
    return (
      <ActionButton
        resolve={resolve}
        action={pullBackupAccessCode}
        input={{ code: accessCode, device }}
        label={texts.takeBackup}
        onDone={({ access_code_id }) => {
          onBackup(access_code_id)
          void refetch(session, accessCodeQuery(accessCode.access_code_id))
        }}
      />
    )
  }
  if (step === 'wait' || step === 'none') return null
  const canSet =
    device &&
    accessCode &&
    SET_AGAIN.has(remedy) &&
    canChange(accessCode, device) &&
    canOffer('accessCodes.update', accessCode.access_code_id)
  if (!canSet || Object.keys(accessCodeFormErrors(accessCodeForm(accessCode, now), device, accessCode)).length > 0)
    return <CheckButton resolve={resolve} read={read} />
  const input = { code: accessCode, lock: device, edit: {} }
  return <ActionButton resolve={resolve} action={updateAccessCode} input={input} label={texts.tryAgain} />
}
