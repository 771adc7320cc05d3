import { withManageMessages } from '../../../element/loading/manage-messages.js'
import { createTableArrangement } from '../../../element/table/table-arrangement.js'
import type { TableInput } from '../../../element/table/table-content.js'
import { MANAGE_MESSAGES } from '../../../messages/manage/manage-messages.js'
import type { Device } from '../../../core/resources/resources.js'
import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { arrangeDevices } from '../rules/arrange-devices.js'
import { type DeviceGroup, groupsOf } from '../rules/device-groups.js'
import { type DeviceView, readDeviceView } from '../rules/device-view.js'
import { GroupHeading } from './group-heading.js'
import { NoneLeft } from './none-left.js'
import { hintSpaces } from './use-offers.js'
import { ViewBar } from './view-bar.js'

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

const tools = {
  arrangementOf,
  readDeviceView,
  hintSpaces,
  GroupHeading: withManageMessages(GroupHeading),
  NoneLeft: withManageMessages(NoneLeft),
  ViewBar: withManageMessages(ViewBar)
}

/** Code that a view needs. */
export type ViewTools = typeof tools

/** Loaded as one chunk with its texts. */
export async function loadTools(locale: string): Promise<ViewTools> {
  await MANAGE_MESSAGES.load(locale)
  return tools
}
