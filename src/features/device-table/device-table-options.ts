import {
  booleanOption,
  choiceOption,
  drawn,
  functionOption,
  openedOption,
  textOption
} from '../../element/options/option.js'
import { scopeOptions } from '../../element/options/scope-options.js'
import type { DetailsPlace, DeviceComparator } from './device-list-options.js'
import { viewOption } from './view-option.js'

export const deviceTableOptions = {
  deviceIds: drawn(scopeOptions.deviceIds),
  connectedAccountIds: drawn(scopeOptions.connectedAccountIds),
  disableSearch: drawn(booleanOption()),
  dense: drawn(booleanOption()),
  selectable: booleanOption(),
  rowActions: booleanOption(),
  heading: drawn(textOption()),
  view: viewOption(),
  openedDeviceId: openedOption(),
  details: drawn(choiceOption<DetailsPlace>('pane', 'screen')),
  deviceFilter: scopeOptions.deviceFilter,
  deviceComparator: functionOption<DeviceComparator>()
}
