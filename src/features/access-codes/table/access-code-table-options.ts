import { booleanOption, drawn, functionOption, openedOption, textOption } from '../../../element/options/option.js'
import { scopeOptions } from '../../../element/options/scope-options.js'
import type { AccessCodeComparator } from './code-list-options.js'

export const accessCodeTableOptions = {
  deviceId: drawn(scopeOptions.deviceId),
  deviceIds: drawn(scopeOptions.deviceIds),
  disableSearch: drawn(booleanOption()),
  dense: drawn(booleanOption()),
  selectable: booleanOption(),
  heading: drawn(textOption()),
  openedAccessCodeId: openedOption('deviceId'),
  accessCodeFilter: scopeOptions.accessCodeFilter,
  accessCodeComparator: functionOption<AccessCodeComparator>()
}
