import { type ReactNode, useId } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { deviceName } from '../../device/rules/device.js'
import type { Device } from '../../../core/resources/resources.js'
import { ROW_ACTIONS } from '../../../messages/row-actions/en.js'

/** Accessible name of a row's button. It includes the device, because many rows have the same button. */
interface RowButton {
  readonly name: string
  readonly named: { readonly 'aria-labelledby': string; readonly title: string }
  /** Element with the name, to render after the button. */
  readonly label: ReactNode
}

export function useRowButton(device: Device, action: string): RowButton {
  const id = useId()
  const rowActions = useMessages(ROW_ACTIONS)
  const { device: texts } = useMessages()
  const name = rowActions.of(action, deviceName(device) ?? texts.unnamed)
  const label = (
    <span id={id} hidden>
      {name}
    </span>
  )
  return { name, named: { 'aria-labelledby': id, title: name }, label }
}
