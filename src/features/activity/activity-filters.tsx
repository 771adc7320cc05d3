import { useTexts } from '../../element/custom-element/element-context.js'
import { ACTIVITY } from '../../messages/activity/en.js'
import { Select } from '../../ui/fields/select.js'
import { deviceName } from '../device/rules/device.js'
import type { ActivityOptions } from './activity-options.js'
import { EVENT_KINDS, type EventKind } from './rules/event-kind.js'
import type { ActivityState } from './use-activity.js'

const GONE = 'gone'

/** Kinds of the events that name an access code. */
const KINDS_OF_CODE: ReadonlySet<EventKind> = new Set(['lock', 'access-code'])

interface Props {
  readonly options: ActivityOptions
  readonly state: Pick<ActivityState, 'choice' | 'choose' | 'devices'>
}

/** Filters by kind and, if there are several, by device. */
export function ActivityFilters({ options, state: { choice, choose, devices } }: Props) {
  const messages = useTexts()
  const texts = useTexts(ACTIVITY)
  const isOfCode = options.accessCodeId !== undefined
  const kinds = EVENT_KINDS.filter(
    (kind) => options.kinds?.includes(kind) !== false && (!isOfCode || KINDS_OF_CODE.has(kind))
  )
  // By index, because ids aren't meant for users.
  const ofDevices = devices.map((device, index) => ({
    value: String(index),
    label: deviceName(device) ?? messages.device.unnamed
  }))
  const chosenAt = devices.findIndex(({ device_id }) => device_id === choice.deviceId)
  const isGone = choice.deviceId !== undefined && chosenAt < 0
  const ofGone = isGone ? [{ value: GONE, label: texts.missingDevice }] : []
  // Stays as chosen while the devices load.
  const isOfOneDevice =
    isOfCode || options.deviceId !== undefined || (devices.length < 2 && choice.deviceId === undefined)
  return (
    <div role="group" aria-label={texts.filters} className="activity-filters wrap">
      {kinds.length > 1 && (
        <Select
          label={texts.kind}
          hideLabel
          options={[
            { value: '', label: texts.allKinds },
            ...kinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))
          ]}
          value={choice.kind ?? ''}
          onChange={(chosen) => choose({ ...choice, kind: kinds.find((kind) => kind === chosen) })}
        />
      )}
      {!isOfOneDevice && (
        <Select
          label={texts.device}
          hideLabel
          options={[{ value: '', label: texts.allDevices }, ...ofDevices, ...ofGone]}
          value={chosenAt >= 0 ? String(chosenAt) : isGone ? GONE : ''}
          onChange={(place) =>
            place !== GONE && choose({ ...choice, deviceId: place ? devices[Number(place)]?.device_id : undefined })
          }
        />
      )}
    </div>
  )
}
