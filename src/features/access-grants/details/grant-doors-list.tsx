import type { Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Status } from '../../../ui/feedback/status.js'
import { WifiOff } from '../../../ui/icons.js'
import { deviceName } from '../../device/rules/device.js'
import { type GrantDoor, isLockOffline, isWorking } from '../rules/grant-doors.js'

interface Props {
  readonly doors: readonly GrantDoor[]
  readonly deviceOf: (id: string) => Device | undefined
}

/**
 * The doors of an access, and whether it opens each.
 *
 * @csspart door - A door of an access.
 */
export function GrantDoorsList({ doors, deviceOf }: Props) {
  const texts = useTexts(ACCESS_GRANTS)
  return (
    <ul className="grant-list stack">
      {doors.map((door) => {
        const device = deviceOf(door.id)
        const name = door.name ?? (device && deviceName(device)) ?? texts.someDoor
        return (
          <li key={door.id} part="door" className="grant-door inline between wrap">
            <bdi>{name}</bdi>
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
