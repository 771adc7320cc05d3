import type { ReactNode } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'
import { useIssueMessages } from '../../element/loading/later-texts.js'
import type { Cause } from './rules/causes.js'
import type { IssueStep } from './rules/remedies.js'
import { readDevicesAgain } from '../account/data/connect-account.js'
import { Chip } from '../../ui/actions/chip.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { TriangleAlert, Unplug, WifiOff, X } from '../../ui/icons.js'
import { CheckButton } from './check-button.js'
import { ReconnectButton } from './reconnect-button.js'
import { useResolve } from './use-resolve.js'

interface Props {
  readonly cause: Cause
  /** Whether only its devices are shown. */
  readonly isChosen: boolean
  readonly onToggle: () => void
  readonly onDismiss: () => void
}

const STEPS = { account: 'reconnect', hub: 'wake-bridge', batteries: 'batteries' } as const satisfies Record<
  Cause['kind'],
  IssueStep
>

/** One cause of what is wrong with some devices: which they are, and the next step. */
export function CauseCard({ cause, isChosen, onToggle, onDismiss }: Props) {
  const { session } = useElement()
  const { issues: texts } = useIssueMessages()
  const { kind, code, name, devices } = cause
  const [device] = devices
  const accountId = typeof device.connected_account_id === 'string' ? device.connected_account_id : undefined
  const resolve = useResolve({ step: STEPS[kind], code }, kind === 'batteries' ? {} : { accountId })
  const looks: Record<Cause['kind'], readonly [icon: ReactNode, title: string]> = {
    account: [<Unplug key="icon" />, name === undefined ? texts.accountDisconnected : texts.accountOff(name)],
    hub: [<WifiOff key="icon" />, texts.hubOff],
    batteries: [<TriangleAlert key="icon" />, texts.batteriesLow]
  }
  const [icon, title] = looks[kind]
  const isDanger = kind !== 'batteries'
  const toggle = (): void => (kind === 'batteries' && !isChosen ? resolve(onToggle) : onToggle())
  return (
    <section role="group" aria-label={title} part="card" className="cause" data-tone={isDanger ? 'danger' : 'warning'}>
      {icon}
      <p>
        <b>{title}</b>
        {kind === 'hub' && name !== undefined && <small>{texts.hub(name)}</small>}
      </p>
      <div>
        <Chip pressed={isChosen} onToggle={toggle}>
          {texts.devices(devices.length)}
        </Chip>
        {kind === 'account' && <ReconnectButton isOfAccount code={code} device={device} />}
        {kind === 'hub' && <CheckButton resolve={resolve} read={() => readDevicesAgain(session)} />}
      </div>
      <IconButton label={texts.dismiss(title)} icon={<X />} onClick={onDismiss} />
    </section>
  )
}
