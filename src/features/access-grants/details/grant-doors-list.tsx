import { useContext } from 'react'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANT_DETAILS } from '../../../messages/access-grant-details/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Status } from '../../../ui/feedback/status.js'
import { WifiOff } from '../../../ui/icons.js'
import { DeviceDetailsContext } from '../../device/device-details-context.js'
import { deviceName } from '../../device/rules/device.js'
import { type GrantDoor, isLockOffline, isWorking } from '../rules/grant-doors.js'
import type { GrantParts } from '../use-grant-parts.js'
import type { OpenedScreens } from './use-opened-screens.js'

interface Props extends Pick<GrantParts, 'deviceOf'> {
  readonly doors: readonly GrantDoor[]
  readonly screens: OpenedScreens
}

/**
 * The doors of an access, and whether it opens each. A lock of the element opens its details.
 *
 * @csspart door - A door of an access.
 */
export function GrantDoorsList({ doors, deviceOf, screens: { open, openerOf } }: Props) {
  const { controller } = useElement()
  const { someDoor } = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_DETAILS)
  const devices = useContext(DeviceDetailsContext)
  // The gate allows an element for one lock only commands for this lock.
  const { deviceId: onlyLockId } = controller.options()
  const canOpen = (id: string): boolean => onlyLockId === undefined || onlyLockId === id
  return (
    <ul className="grant-list stack">
      {doors.map((door) => {
        const device = deviceOf(door.id)
        const name = <bdi>{door.name ?? (device && deviceName(device)) ?? someDoor}</bdi>
        const opened = { kind: 'device', deviceId: door.id } as const
        return (
          <li key={door.id} part="door" className="inline between wrap">
            {devices && device && canOpen(door.id) ? (
              <Button
                ref={openerOf(opened)}
                variant="link"
                onClick={() => void (controller.dispatch(devices.clickEvent(device)) && open(opened))}
              >
                {name}
              </Button>
            ) : (
              name
            )}
            <span className="inline wrap muted small">
              {isLockOffline(device) && <Status icon={<WifiOff />}>{texts.offline}</Status>}
              {door.state && (
                <span className={isWorking(door) ? undefined : 'strong'}>{texts.doorStates[door.state]}</span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
