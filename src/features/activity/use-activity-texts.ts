import { useMemo } from 'react'
import { useTexts } from '../../element/custom-element/element-context.js'
import type { QueryStatus } from '../../element/hooks/use-query.js'
import { ACTIVITY } from '../../messages/activity/en.js'
import { type ActivityNames, type ActivityTexts, createActivityTexts } from './activity-texts.js'
import type { ActivityState } from './use-activity.js'
import { useActivityTimes } from './use-activity-times.js'

/** Data that describes rows. */
interface ActivityContext extends Pick<ActivityState, 'deviceOf' | 'zone' | 'codes'> {
  readonly devicesStatus: Pick<QueryStatus, 'isComplete'>
}

/** Returns the functions that describe rows. */
export function useActivityTexts(state: ActivityContext, names: ActivityNames, isOfOneDevice: boolean): ActivityTexts {
  const messages = useTexts()
  const texts = useTexts(ACTIVITY)
  const { deviceOf, codes, zone, devicesStatus } = state
  const { isComplete: areDevicesRead } = devicesStatus
  const times = useActivityTimes()
  return useMemo(() => {
    const codeOf = (id: string | undefined) => codes.get(id ?? '')?.resource
    return createActivityTexts({ messages, texts, times, names, deviceOf, codeOf, zone, areDevicesRead, isOfOneDevice })
  }, [messages, texts, times, names, deviceOf, zone, codes, areDevicesRead, isOfOneDevice])
}
