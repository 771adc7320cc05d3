import type { Device } from '../../../core/resources/resources.js'
import { warn } from '../../../element/lint/console-hint.js'
import { createTableArrangement } from '../../../element/table/table-arrangement.js'
import type { TableInput } from '../../../element/table/table-content.js'
import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { arrangeDevices, type DeviceGroup, groupsOf } from '../rules/arrange-devices.js'
import { type DeviceView, readDeviceView, renamedValues } from '../rules/device-view.js'
import { GroupHeading } from './group-heading.js'
import { hintSpaces } from './use-offers.js'
import { NoneLeft, ViewBar } from './view-bar.js'

/** @param isOrdered `true` if the host sorts the devices */
function arrangementOf(
  view: DeviceView,
  filters: IssueFilters,
  isOrdered: boolean
): NonNullable<TableInput<Device, DeviceGroup>['arrange']> {
  const { group } = view
  return createTableArrangement<Device, DeviceGroup>({
    keyOf: ({ device_id }) => device_id,
    order: (listed) => arrangeDevices(listed, view, filters, isOrdered),
    groupsOf: group && ((rows) => groupsOf(rows, group))
  })
}

/** Warns developers of values that were renamed. */
function reportRenamed(view: DeviceView): void {
  for (const [old, current] of renamedValues(view))
    warn(
      `The value ${old} of the option view is now ${current}. It is still read: change it where you store or set views.`
    )
}

/** Code that a view needs. */
export const tools = {
  arrangementOf,
  readDeviceView,
  reportRenamed,
  hintSpaces,
  GroupHeading,
  NoneLeft,
  ViewBar
}

export type ViewTools = typeof tools
