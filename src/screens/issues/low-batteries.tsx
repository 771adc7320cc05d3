import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { useOpenedId } from '../../element/hooks/use-opened-id.js'
import { useResources } from '../../element/hooks/use-query.js'
import { compareDevices } from '../../model/device-search.js'
import { deviceName } from '../../model/device.js'
import { hasLowBattery } from '../../model/issues/has-cause.js'
import type { Device } from '../../model/resources.js'
import { text } from '../../model/value.js'
import { deviceListQuery } from '../../store/queries.js'
import { Button } from '../../ui/actions/button.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { BatteryStatus } from '../device/device-status.js'
import { StandingBanner } from '../standing-banner.js'

/** The ids of an option of the element, where it has that one. */
const idsIn = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.flatMap((id) => text(id) ?? []) : undefined

/** The devices whose batteries are low; in a table each opens its device. */
export function LowBatteries() {
  const { controller } = useElement()
  const { device: texts, deviceTable } = useMessages()
  const filter = { deviceIds: idsIn(controller.get('deviceIds')), connectedAccountIds: idsIn(controller.get('connectedAccountIds')) }
  const { resources, standing } = useResources(deviceListQuery(filter))
  const [, open] = useOpenedId('openedDeviceId')
  const canOpen = 'openedDeviceId' in controller.definition.options
  const low = resources.filter(hasLowBattery).toSorted(compareDevices)
  const nameOf = (device: Device) => <bdi>{deviceName(device) ?? texts.unnamed}</bdi>
  return (
    <>
      <StandingBanner standing={standing} message={deviceTable.failed} />
      {low.length === 0 && !standing.isComplete && standing.error === undefined && <SkeletonRows count={2} />}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none. */}
      <ul role="list" className="low-batteries">
        {low.map((device) => (
          <li key={device.device_id}>
            {canOpen ? (
              <Button variant="link" onClick={() => open(device.device_id)}>
                {nameOf(device)}
              </Button>
            ) : (
              nameOf(device)
            )}
            <BatteryStatus device={device} tells="nothing" />
          </li>
        ))}
      </ul>
    </>
  )
}
