import type { Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { isMissing } from '../../../element/frame/resource-screen.js'
import { StatusBanner } from '../../../element/frame/status-banner.js'
import type { QueryStatus } from '../../../element/hooks/use-query.js'
import { Disclosure } from '../../../ui/layout/disclosure.js'
import { DevicePicture } from '../../device/device-picture.js'
import { BatteryStatus, OnlineStatus } from '../../device/device-status.js'
import { deviceName } from '../../device/rules/device.js'
import { LockButton, LockStatus } from '../../lock/lock-status.js'
import { useLock } from '../../lock/use-lock.js'

function Summary({ device }: { readonly device: Device }) {
  const messages = useTexts()
  return (
    <section role="group" className="code-device inline wrap gap-x-3" aria-label={messages.device.titles.lock}>
      <DevicePicture device={device} size={48} />
      <p className="wrap muted">
        <OnlineStatus device={device} messages={messages} />
        <BatteryStatus device={device} messages={messages} />
        <LockStatus device={device} />
      </p>
      <LockButton {...useLock(device)} />
    </section>
  )
}

interface Props {
  readonly device: Device | undefined
  readonly status: QueryStatus
}

/** The device of a code, with a button to lock or unlock it. */
export function AccessCodeDevice({ device, status }: Props) {
  const { device: texts } = useTexts()
  const message = isMissing(status, device !== undefined) ? texts.notFound : texts.loadFailed
  return (
    <>
      <StatusBanner status={status} message={message} isPart />
      {device && (
        <Disclosure kind="code-device" title={deviceName(device) ?? texts.unnamed} isOpenAtFirst>
          <Summary device={device} />
        </Disclosure>
      )}
    </>
  )
}
