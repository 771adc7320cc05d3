import { useState } from 'react'
import type { RejectedRecreation } from '../../core/actions/form-state.js'
import type { NoiseThreshold } from '../../core/resources/resources.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { openersOf } from '../../element/frame/item-editing.js'
import { isMissing, ResourceScreen } from '../../element/frame/resource-screen.js'
import { useInnerScreen, useScreenStack } from '../../element/frame/use-inner-screen.js'
import { useLastKnown } from '../../element/hooks/use-last-known.js'
import { useResource } from '../../element/hooks/use-query.js'
import { lazyScreen } from '../../element/lazy/lazy-screen.js'
import { usePreload } from '../../element/lazy/use-preload.js'
import { registerStyles } from '../../ui/style/styles.js'
import { deviceQuery } from '../device/data/queries.js'
import { DeviceAlerts } from '../device/device-alerts.js'
import frameCss from '../device/device-frame.css'
import deviceCss from '../device/device-screen.css'
import type { DeviceScreenProps } from '../device/device-screen.js'
import { DeviceSkeleton } from '../device/device-skeleton.js'
import css from './noise-sensor.css'
import { NoiseSensor } from './noise-sensor.js'
import type { ThresholdEditing } from './thresholds/threshold-editing.js'

registerStyles(frameCss)
registerStyles(deviceCss)
registerStyles(css)

const ThresholdForm = lazyScreen(() =>
  import('./thresholds/threshold-form.js').then(({ ThresholdForm: screen }) => screen)
)
const DeviceActivity = lazyScreen(() =>
  import('../activity/recent/device-activity.js').then(({ DeviceActivity: screen }) => screen)
)

const ACTIVITY = [DeviceActivity]
const FORM_AND_ACTIVITY = [ThresholdForm, DeviceActivity]

/** Subject of the open form. */
interface OpenedForm {
  readonly deviceId: string
  /** The threshold that is edited or was saved. `undefined` for a new one. */
  readonly id?: string | undefined
  /** Deleted threshold to recreate. */
  readonly recreation?: RejectedRecreation<NoiseThreshold>
}

export function NoiseSensorDetails({ deviceId }: DeviceScreenProps) {
  const { options, messages } = useElement()
  const { device: texts } = messages
  const { resource, status } = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  const [form, setForm] = useState<OpenedForm>()
  // A form belongs to one sensor.
  const own = form?.deviceId === deviceId ? form : undefined
  const { opened, left, opener, open, openIfFree, finish, wrap } = useScreenStack(own, setForm, () => 'form')
  const activity = useInnerScreen(deviceId)
  usePreload(options.disableEditThresholds ? ACTIVITY : FORM_AND_ACTIVITY)
  const last = useLastKnown(resource)

  if (opened && last) {
    return wrap(
      <ThresholdForm
        device={last}
        thresholdId={opened.id}
        recreation={opened.recreation}
        isGone={isMissing(status, resource !== undefined)}
        onSaved={(id) => finish({ deviceId: opened.deviceId, id })}
      />
    )
  }
  if (activity.isOpen) return activity.wrap(<DeviceActivity deviceId={deviceId} />)
  return wrap(
    activity.wrap(
      <ResourceScreen
        name="device-details"
        ids={{ deviceId }}
        view="noise-sensor-details"
        id={deviceId}
        resource={resource}
        status={status}
        texts={texts}
        title={texts.titles['noise-sensor']}
        skeleton={<DeviceSkeleton kind="noise-sensor" />}
      >
        {(device) => {
          const { device_id } = device
          const editing: ThresholdEditing = {
            ...openersOf(opener, left?.id),
            open: (id) => void open({ deviceId: device_id, id }),
            recreate: (recreation) => openIfFree({ deviceId: device_id, recreation })
          }
          return (
            <NoiseSensor
              key={deviceId}
              device={device}
              activity={activity}
              alerts={<DeviceAlerts device={device} />}
              editing={options.disableEditThresholds ? undefined : editing}
            />
          )
        }}
      </ResourceScreen>
    )
  )
}
