import { lazyScreen } from '../../element/lazy/lazy-screen.js'
import { DeviceCodesScreen, type DeviceCodesProps } from '../access-codes/table/device-codes-screen.js'

const AllLocksCodes = lazyScreen(
  () => import('./all-locks-codes-screen.js').then(({ AllLocksCodesScreen: screen }) => screen),
  ({ accessCodeTable }, { heading }) => heading ?? accessCodeTable.heading
)

/** The access codes of a device, or of all locks if there is no `deviceId`. */
export const AccessCodeTableScreen = (props: DeviceCodesProps) =>
  props.deviceId === undefined ? <AllLocksCodes {...props} /> : <DeviceCodesScreen {...props} />
