import type { DeviceFilter } from '../../core/resources/host-functions.js'
import {
  booleanOption,
  choiceOption,
  drawn,
  functionOption,
  listOption,
  openedOption,
  textOption
} from '../../element/options/option.js'
import type { DetailsPlace, DeviceComparator } from './device-list-options.js'

/** The element replaces the parser of `view`, which the first screen doesn't need. */
export const deviceTableOptions = {
  deviceIds: drawn(listOption()),
  connectedAccountIds: drawn(listOption()),
  disableSearch: drawn(booleanOption()),
  dense: drawn(booleanOption()),
  selectable: booleanOption(),
  rowActions: booleanOption(),
  heading: drawn(textOption()),
  view: textOption(),
  openedDeviceId: openedOption(),
  details: drawn(choiceOption<DetailsPlace>('pane', 'screen')),
  deviceFilter: functionOption<DeviceFilter>(),
  deviceComparator: functionOption<DeviceComparator>()
}
