import { useTexts } from '../../element/custom-element/element-context.js'
import { useResources } from '../../element/hooks/use-query.js'
import { ACTIVITY } from '../../messages/activity/en.js'
import type { ActivityOptions } from './activity-options.js'
import type { ActivityNames } from './activity-texts.js'
import { eventCodesQueries } from './data/activity-queries.js'
import type { ActivityState } from './use-activity.js'

/** Returns the heading of the activity, which names its access code. `undefined` while the code is loading. */
export function useActivityHeading(
  { heading, accessCodeId }: ActivityOptions,
  { codes, deviceOf }: Pick<ActivityState, 'codes' | 'deviceOf'>,
  names: ActivityNames
): string | undefined {
  const { accessCode: codeTexts } = useTexts()
  const texts = useTexts(ACTIVITY)
  const [query] = eventCodesQueries(accessCodeId === undefined ? [] : [accessCodeId])
  const { status } = useResources(query)
  if (heading !== undefined || accessCodeId === undefined) return heading ?? texts.heading
  const code = codes.get(accessCodeId)?.resource
  if (code) {
    const name = names.code?.(code, deviceOf(typeof code.device_id === 'string' ? code.device_id : undefined))
    return texts.headingOf(name ?? codeTexts.unnamed)
  }
  if (status.error !== undefined) return texts.heading
  return status.isComplete ? texts.headingOfDeletedCode : undefined
}
