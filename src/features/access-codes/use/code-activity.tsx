import { Activity } from '../../activity/activity.js'
import type { ActivityNames } from '../../activity/activity-texts.js'
import { useActivity } from '../../activity/use-activity.js'
import { shownCode } from '../rules/shown-code.js'

interface Props {
  readonly accessCodeId: string
  /** The lock of the code. */
  readonly deviceId: string
}

const NAMES: ActivityNames = { code: (code, device) => shownCode(code, device).name }

/** All events of an access code, over its details. */
export function CodeActivity(options: Props) {
  return <Activity options={options} names={NAMES} state={useActivity(options)} />
}
