import { parseString } from '../../core/values/value.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { ISSUES } from '../../messages/issues/en.js'
import { refetchDeviceLists } from '../account/data/connect-account.js'
import type { Cause } from '../device/rules/causes.js'
import { deviceName } from '../device/rules/device.js'
import { causeTitle } from '../issues/cause-line.js'
import { CheckButton } from '../issues/check-button.js'
import { ReconnectButton } from '../issues/reconnect-button.js'
import { useResolve } from '../issues/use-resolve.js'
import { useOverviewNavigation } from './overview-navigation.js'
import { OverviewRow } from './overview-row.js'

interface Props {
  readonly cause: Cause
}

/** Maximum number of device names. */
const NAMED = 3

/** Returns the names of the first devices, and the number of devices if there are more. */
function useDevicesText({ devices }: Cause): string {
  const { device: texts, general } = useTexts()
  const issues = useTexts(ISSUES)
  const names = devices.slice(0, NAMED).map((device) => deviceName(device) ?? texts.unnamed)
  return general.facts(devices.length > NAMED ? [...names, issues.devices(devices.length)] : names)
}

/** Row of a disconnected account, with a button to reconnect it and all of its devices. */
export function AccountRow({ cause }: Props) {
  const texts = useTexts(ISSUES)
  const { openTable, openDevice } = useOverviewNavigation()
  const { key, code, devices } = cause
  const [device] = devices
  const accountId = parseString(device.connected_account_id)
  return (
    <OverviewRow
      id={key}
      title={causeTitle(cause, texts)}
      subtitle={<bdi>{useDevicesText(cause)}</bdi>}
      step={<ReconnectButton isOfAccount code={code} device={device} />}
      onPress={() => (accountId === undefined ? openDevice(key, device) : openTable(key, { accounts: [accountId] }))}
    />
  )
}

/** Row of a hub that is offline, and with it all devices connected to it. */
export function HubRow({ cause }: Props) {
  const { session, messages } = useElement()
  const texts = useTexts(ISSUES)
  const { openTable, openDevice } = useOverviewNavigation()
  const { key, code, name, devices } = cause
  const [device, ...rest] = devices
  const accountId = parseString(device.connected_account_id)
  const resolve = useResolve({ step: 'wake-bridge', code }, { accountId })
  const devicesText = useDevicesText(cause)
  return (
    <OverviewRow
      id={key}
      title={causeTitle(cause, texts)}
      subtitle={<bdi>{name === undefined ? devicesText : messages.general.facts([texts.hub(name), devicesText])}</bdi>}
      step={<CheckButton resolve={resolve} read={() => refetchDeviceLists(session)} />}
      onPress={() =>
        rest.length === 0 || accountId === undefined
          ? openDevice(key, device)
          : openTable(key, { accounts: [accountId], issues: true })
      }
    />
  )
}
