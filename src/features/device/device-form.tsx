import type { ReactNode } from 'react'
import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { Form } from '../../element/form/form.js'
import type { FormControl } from '../../element/form/use-form.js'
import { OfflineNotice } from '../../element/frame/offline-notice.js'
import { Screen } from '../../element/frame/screen.js'
import { UnsavedChangesGuard } from '../../element/frame/unsaved-changes-guard.js'
import type { ScreenReport } from '../../element/frame/use-screen.js'
import { deviceName } from './rules/device.js'

/** Reasons why the form can't be saved. */
export interface DeviceFormStatus {
  /** `true` if the device was deleted. */
  readonly isGone: boolean
  /** `true` if the platform does not permit saving the form. */
  readonly isOperationRefused: boolean
}

interface Props<Values> extends Pick<ScreenReport, 'name' | 'ids'>, DeviceFormStatus {
  /** Name of what the form edits. */
  readonly title: string
  readonly device: Device
  readonly form: FormControl<Values>
  /** Message if what the form edits was deleted. */
  readonly lost?: string | false
  /** `false` while the content has the reason why the form can't be saved. @default true */
  readonly canSubmit?: boolean
  readonly children: ReactNode
}

/** Screen with a form about a device. Asks before input is lost. */
export function DeviceForm<Values>(props: Props<Values>) {
  const { name, ids, title, device, form, isGone, isOperationRefused, lost, canSubmit, children } = props
  const { device: texts, general } = useTexts()
  const disabledReason = isGone ? texts.notFound : lost || (isOperationRefused ? general.operationRefused : undefined)
  return (
    <UnsavedChangesGuard subject={title} isChanged={form.isDirty} isSaving={form.isSaving}>
      <Screen
        name={name}
        ids={{ deviceId: device.device_id, ...ids }}
        state="ready"
        title={title}
        subtitle={<bdi>{deviceName(device) ?? texts.unnamed}</bdi>}
      >
        <OfflineNotice />
        <Form form={form} disabledReason={disabledReason} canSubmit={canSubmit}>
          {children}
        </Form>
      </Screen>
    </UnsavedChangesGuard>
  )
}
