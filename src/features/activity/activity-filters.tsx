import { useMessages } from '../../element/custom-element/element-context.js'
import { Select } from '../../ui/fields/select.js'
import { deviceName } from '../device/rules/device.js'
import { useActivityMessages } from './activity-texts.js'
import { EVENT_KINDS } from './rules/event-kind.js'
import type { ActivityOptions } from './activity-options.js'
import type { ActivityState } from './use-activity.js'

interface Props {
  readonly options: ActivityOptions
  readonly state: Pick<ActivityState, 'choice' | 'choose' | 'devices'>
}

/** Narrows what is shown to one kind, or to one device, where there is more than one. */
export function ActivityFilters({ options, state: { choice, choose, devices } }: Props) {
  const messages = useMessages()
  const { activity: texts } = useActivityMessages()
  const kinds = EVENT_KINDS.filter((kind) => options.kinds?.includes(kind) !== false)
  const ofDevices = devices.map((device) => ({
    value: device.device_id,
    label: deviceName(device) ?? messages.device.unnamed
  }))
  // It stays as it is chosen while the devices are on their way.
  const isOfOne = options.deviceId !== undefined || (devices.length < 2 && choice.deviceId === undefined)
  return (
    <div role="group" aria-label={texts.filters} className="activity-filters">
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
      {!isOfOne && (
        <Select
          label={texts.device}
          hideLabel
          options={[{ value: '', label: texts.allDevices }, ...ofDevices]}
          value={choice.deviceId ?? ''}
          onChange={(chosen) => choose({ ...choice, deviceId: chosen || undefined })}
        />
      )}
    </div>
  )
}
