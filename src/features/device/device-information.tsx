import { isRefused } from '../../core/queries/is-refused.js'
import type { Device } from '../../core/resources/resources.js'
import { parseString } from '../../core/values/value.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { useResource } from '../../element/hooks/use-query.js'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { Disclosure } from '../../ui/layout/disclosure.js'
import { PropertyList, PropertyRow } from '../../ui/layout/property-row.js'
import { codeLengthText } from './code-length-text.js'
import { connectedAccountQuery } from './data/queries.js'
import { BatteryStatus, OnlineStatus } from './device-status.js'
import { codeLengths } from './rules/code-length.js'
import { accountName } from './rules/connected-account.js'
import { manufacturerName, modelName } from './rules/device.js'
import { battery, onlineStatus } from './rules/device-status.js'

function LinkedAccount({ accountId }: { readonly accountId: string }) {
  const { device: texts } = useTexts()
  const { resource, status } = useResource(connectedAccountQuery(accountId))
  if (isRefused(status.error)) return null
  const isLoading = !resource && status.error === undefined
  return (
    <PropertyRow label={texts.linkedAccount}>
      {isLoading ? <Skeleton width="8em" /> : <bdi>{(resource && accountName(resource)) ?? texts.none}</bdi>}
    </PropertyRow>
  )
}

interface Props {
  readonly device: Device
  /** `true` if there is room for it. @default false */
  readonly isOpenAtFirst?: boolean
}

/** Status, battery, manufacturer, code length, linked account and id of a device. Options hide the last two. */
export function DeviceInformation({ device, isOpenAtFirst }: Props) {
  const { options, messages } = useElement()
  const { device: texts } = messages
  const lengths = codeLengths(device)
  const accountId = options.disableConnectedAccountInformation ? undefined : parseString(device.connected_account_id)
  const isOnline = onlineStatus(device) === 'online'
  return (
    <Disclosure kind="device-info" title={texts.information} isOpenAtFirst={isOpenAtFirst}>
      <PropertyList>
        <PropertyRow label={texts.status}>
          <OnlineStatus device={device} messages={messages} />
        </PropertyRow>
        {isOnline && battery(device) && (
          <PropertyRow label={texts.power}>
            <BatteryStatus device={device} messages={messages} />
          </PropertyRow>
        )}
        <PropertyRow label={texts.manufacturer}>
          <bdi>{manufacturerName(device) ?? texts.none}</bdi>
        </PropertyRow>
        <PropertyRow label={texts.model}>
          <bdi>{modelName(device) ?? texts.none}</bdi>
        </PropertyRow>
        {lengths && <PropertyRow label={messages.lock.codeLength}>{codeLengthText(lengths, messages)}</PropertyRow>}
        {accountId && <LinkedAccount accountId={accountId} />}
        {!options.disableResourceIds && (
          <PropertyRow label={texts.deviceId}>
            <code>{device.device_id}</code>
          </PropertyRow>
        )}
      </PropertyList>
    </Disclosure>
  )
}
