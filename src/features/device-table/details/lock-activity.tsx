import { useState } from 'react'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useScreenStack } from '../../../element/frame/use-inner-screen.js'
import { usePreload } from '../../../element/lazy/use-preload.js'
import { AccessCodeClickEvent } from '../../access-codes/access-code-events.js'
import { AccessCodeDetails } from '../../access-codes/details/lazy-access-code-details.js'
import { Activity } from '../../activity/activity.js'
import { useActivity } from '../../activity/use-activity.js'
import type { DeviceScreenProps } from '../../device/device-screen.js'
import { ACTIVITY_NAMES } from './activity-names.js'

const NEXT_SCREENS = [AccessCodeDetails]

/** All events of a lock and the access codes used there, over its details. */
export function LockActivity({ deviceId }: DeviceScreenProps) {
  const { controller } = useElement()
  const options = { deviceId }
  const state = useActivity(options)
  usePreload(NEXT_SCREENS)
  const [openedCodeId, setOpened] = useState<string>()
  const { opened, open, wrap } = useScreenStack(openedCodeId, setOpened, String)
  if (opened !== undefined) return wrap(<AccessCodeDetails accessCodeId={opened} />)
  return wrap(
    <Activity
      options={options}
      state={state}
      names={ACTIVITY_NAMES}
      onCode={(code) => controller.dispatch(new AccessCodeClickEvent(code)) && open(code.access_code_id)}
    />
  )
}
