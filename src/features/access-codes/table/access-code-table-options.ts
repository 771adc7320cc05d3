import type { AccessCodeFilter } from '../../../core/resources/host-functions.js'
import {
  booleanOption,
  drawn,
  functionOption,
  listOption,
  openedOption,
  subjectOption,
  textOption
} from '../../../element/options/option.js'
import type { AccessCodeComparator } from './code-list-options.js'

export const accessCodeTableOptions = {
  deviceId: drawn(subjectOption()),
  deviceIds: drawn(listOption()),
  disableSearch: drawn(booleanOption()),
  dense: drawn(booleanOption()),
  selectable: booleanOption(),
  heading: drawn(textOption()),
  openedAccessCodeId: openedOption('deviceId'),
  accessCodeFilter: functionOption<AccessCodeFilter>(),
  accessCodeComparator: functionOption<AccessCodeComparator>()
}
