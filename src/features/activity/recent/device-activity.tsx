import { Activity } from '../activity.js'
import { type ActivityNames, NO_NAMES } from '../activity-texts.js'
import { useActivity } from '../use-activity.js'

interface Props {
  readonly deviceId?: string | undefined
  readonly names?: ActivityNames
}

/** All events of a device, over its details. */
export function DeviceActivity({ deviceId, names = NO_NAMES }: Props) {
  const options = { deviceId }
  return <Activity options={options} names={names} state={useActivity(options)} />
}
