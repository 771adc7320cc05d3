import { type ReactNode, useId } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { useManageMessages } from '../../../element/loading/lazy-messages.js'
import { deviceName } from '../../device/rules/device.js'
import type { Device } from '../../../core/resources/resources.js'

/** How a button beside the row of a device is named, since many rows have one that says the same. */
export interface RowButton {
  readonly name: string
  /** For the button itself. */
  readonly named: { readonly 'aria-labelledby': string; readonly title: string }
  /** What it is named by, to be rendered after it. */
  readonly label: ReactNode
}

export function useRowButton(device: Device, action: string): RowButton {
  const id = useId()
  const { rowActions } = useManageMessages()
  const { device: texts } = useMessages()
  const name = rowActions.of(action, deviceName(device) ?? texts.unnamed)
  const label = (
    <span id={id} hidden>
      {name}
    </span>
  )
  return { name, named: { 'aria-labelledby': id, title: name }, label }
}
