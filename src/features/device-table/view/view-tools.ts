import { withManageMessages } from '../../../element/loading/later-texts.js'
import { MANAGE_MESSAGES } from '../../../messages/manage/manage-messages.js'
import { arrangeDevices } from '../rules/arrange-devices.js'
import { groupsOf, unfoldedOf } from '../rules/device-groups.js'
import { readDeviceView } from '../rules/device-view.js'
import { ActiveFilters } from './active-filters.js'
import { GroupHeading } from './group-heading.js'
import { NoneLeft } from './none-left.js'
import { ViewChoices } from './view-choices.js'

const tools = {
  arrangeDevices,
  readDeviceView,
  ActiveFilters: withManageMessages(ActiveFilters),
  GroupHeading: withManageMessages(GroupHeading),
  groupsOf,
  unfoldedOf,
  NoneLeft: withManageMessages(NoneLeft),
  ViewChoices: withManageMessages(ViewChoices)
}

/** What a view needs, in one chunk, with its texts. */
export async function loadTools(locale: string): Promise<typeof tools> {
  await MANAGE_MESSAGES.load(locale)
  return tools
}
