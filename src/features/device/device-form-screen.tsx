import type { ReactNode } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import type { FormControl } from '../../element/form/use-form-draft.js'
import { OfflineNotice } from '../../element/frame/offline-notice.js'
import { Screen } from '../../element/frame/screen.js'
import { UnsavedChangesGuard } from '../../element/frame/unsaved-changes-guard.js'
import type { ScreenReport } from '../../element/frame/use-screen.js'
import type { Device } from '../../core/resources/resources.js'
import { deviceName } from './rules/device.js'

interface Props extends Pick<ScreenReport, 'name' | 'ids'> {
  /** Name of what the form edits. */
  readonly title: string
  readonly device: Device
  readonly control: Pick<FormControl<never>, 'isChanged' | 'isSaving'>
  readonly children: ReactNode
}

/** Frame of a form about a device. Asks before input is lost. */
export function DeviceFormScreen({ name, ids, title, device, control, children }: Props) {
  const { unnamed } = useMessages().device
  return (
    <UnsavedChangesGuard subject={title} isChanged={control.isChanged} isSaving={control.isSaving}>
      <Screen
        name={name}
        ids={{ deviceId: device.device_id, ...ids }}
        state="ready"
        title={title}
        subtitle={<bdi>{deviceName(device) ?? unnamed}</bdi>}
      >
        <OfflineNotice />
        {children}
      </Screen>
    </UnsavedChangesGuard>
  )
}
