import { DeviceTableElement } from '../../../elements/device-table.js'
import { type Screen, show, type TestPlatform, until } from './stage.js'

export type Table = Screen<DeviceTableElement>

/** Adds a device table with row actions. */
export async function actingTable(
  { client }: TestPlatform,
  properties: Partial<DeviceTableElement> = {},
  place?: { readonly width: number }
): Promise<Table> {
  const table = show(DeviceTableElement, { client, rowActions: true, ...properties }, place)
  await until(() => table.all('row').length > 0)
  await until(() => table.root.querySelector('.row-action button'))
  return table
}

/** Returns the open panel of a row action. */
export const panelOf = ({ root }: Table): HTMLElement | null =>
  root.querySelector<HTMLElement>('[role=dialog]:popover-open')
