import { useState } from 'react'
import { useElement } from '../../../element/custom-element/element-context.js'
import { ScreenPlaceholder } from '../../../element/custom-element/screen-placeholder.js'
import { useScreenStack } from '../../../element/frame/use-inner-screen.js'
import { useTextsReady } from '../../../element/hooks/use-texts-ready.js'
import { usePreload } from '../../../element/lazy/use-preload.js'
import { AccessCodeClickEvent } from '../../access-codes/access-code-events.js'
import { AccessCodeDetails } from '../../access-codes/details/lazy-access-code-details.js'
import { withCodeAccess } from '../../access-grants/of-code/with-code-access.js'
import { Activity } from '../../activity/activity.js'
import type { ActivityOptions } from '../../activity/activity-options.js'
import { RowSkeletons } from '../../activity/row-skeletons.js'
import { useActivity } from '../../activity/use-activity.js'
import { DeviceClickEvent } from '../../device/device-events.js'
import { ACTIVITY_NAMES } from './activity-names.js'
import { DeviceDetails, usePreloadDeviceDetails } from './device-details.js'

const NEXT_SCREENS = [AccessCodeDetails]

interface Opened {
  readonly deviceId?: string
  readonly accessCodeId?: string
}

function ActivityWithDetails(options: ActivityOptions) {
  const { controller } = useElement()
  const state = useActivity(options)
  usePreload(NEXT_SCREENS)
  usePreloadDeviceDetails(state.devices)
  const [openedActivity, setOpened] = useState<Opened>()
  const { opened, open, wrap } = useScreenStack(openedActivity, setOpened, (it) => JSON.stringify(it))
  if (opened?.deviceId !== undefined) return wrap(<DeviceDetails deviceId={opened.deviceId} />)
  if (opened?.accessCodeId !== undefined) return wrap(<AccessCodeDetails accessCodeId={opened.accessCodeId} />)
  return wrap(
    <Activity
      options={options}
      state={state}
      names={ACTIVITY_NAMES}
      onDevice={(device) => controller.dispatch(new DeviceClickEvent(device)) && open({ deviceId: device.device_id })}
      onCode={(code) =>
        controller.dispatch(new AccessCodeClickEvent(code)) && open({ accessCodeId: code.access_code_id })
      }
    />
  )
}

/** The activity, with the details of its devices and access codes. */
export const ActivityScreen = withCodeAccess((options: ActivityOptions) =>
  useTextsReady() ? <ActivityWithDetails {...options} /> : <ScreenPlaceholder rows={<RowSkeletons />} />
)
