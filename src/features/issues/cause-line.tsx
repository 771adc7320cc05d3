import type { ReactNode } from 'react'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { ISSUES } from '../../messages/issues/en.js'
import type { TextsOf } from '../../messages/namespace.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { TriangleAlert, Unplug, WifiOff, X } from '../../ui/icons.js'
import { Facts } from '../../ui/layout/facts.js'
import { refetchDeviceLists } from '../account/data/connect-account.js'
import type { Cause } from '../device/rules/causes.js'
import { deviceName } from '../device/rules/device.js'
import { battery, percent } from '../device/rules/device-status.js'
import { CheckButton } from './check-button.js'
import { ReconnectButton } from './reconnect-button.js'
import type { IssueStep } from './rules/remedies.js'
import { useResolve } from './use-resolve.js'

interface Props {
  readonly cause: Cause
  /** `true` if only its devices are shown. */
  readonly isChosen: boolean
  readonly onToggle: () => void
  /** Omit to leave the line without a button that dismisses it. */
  readonly onDismiss: (() => void) | undefined
  /** Shown at the end. */
  readonly children?: ReactNode
}

const STEPS = { account: 'reconnect', hub: 'wake-bridge', batteries: 'batteries' } as const satisfies Record<
  Cause['kind'],
  IssueStep
>

const ICONS: Readonly<Record<Cause['kind'], ReactNode>> = {
  account: <Unplug />,
  hub: <WifiOff />,
  batteries: <TriangleAlert />
}

/** Maximum number of device names. */
const NAMED = 8

export function causeTitle({ kind, name, devices }: Cause, texts: TextsOf<typeof ISSUES>): string {
  if (kind === 'batteries') return texts.changeBatteries(devices.length)
  if (kind === 'hub') return texts.hubOff
  return name === undefined ? texts.accountDisconnected : texts.accountOff(name)
}

/** A common cause of issues with its devices and the next step. */
export function CauseLine({ cause, isChosen, onToggle, onDismiss, children }: Props) {
  const { session, messages } = useElement()
  const texts = useTexts(ISSUES)
  const { kind, code, name, devices } = cause
  const [device] = devices
  const isOfBatteries = kind === 'batteries'
  const accountId = typeof device.connected_account_id === 'string' ? device.connected_account_id : undefined
  const resolve = useResolve({ step: STEPS[kind], code }, isOfBatteries ? {} : { accountId })
  const title = causeTitle(cause, texts)
  const names = devices.slice(0, NAMED).map((having) => {
    const called = deviceName(having) ?? messages.device.unnamed
    const level = isOfBatteries ? battery(having)?.level : undefined
    return level === undefined ? called : `${called} ${messages.device.percent(percent(level))}`
  })
  const hub = kind === 'hub' && name !== undefined ? [texts.hub(name)] : []
  const rest = devices.length - NAMED
  // The count comes first, because one line rarely has room for all names. The title about batteries has it already.
  const count = rest > 0 && !isOfBatteries ? [texts.devices(devices.length)] : []
  const facts = [...hub, ...count, ...names, ...(rest > 0 ? [messages.general.more(rest)] : [])]
  return (
    <section
      role="group"
      aria-label={title}
      part="card"
      className="cause"
      data-tone={isOfBatteries ? 'warning' : 'danger'}
    >
      <button
        type="button"
        className="cause-link pressable rest"
        aria-pressed={isChosen}
        title={messages.general.facts([title, ...facts])}
        onClick={() => (isOfBatteries && !isChosen ? resolve(onToggle) : onToggle())}
      >
        {ICONS[kind]}
        <b className="clamp strong">{title}</b>{' '}
        <small className="clamp">
          <Facts facts={facts} />
        </small>
      </button>
      {kind === 'account' && <ReconnectButton isOfAccount code={code} device={device} />}
      {kind === 'hub' && <CheckButton resolve={resolve} read={() => refetchDeviceLists(session)} />}
      {children}
      {onDismiss && <IconButton label={texts.dismiss(title)} icon={<X />} onClick={onDismiss} />}
    </section>
  )
}
