import type { AccessCodeFilter, AccessGrantFilter, DeviceFilter } from '../../core/resources/host-functions.js'
import { functionOption, listOption, subjectOption, textOption } from './option.js'

/**
 * Options that limit what an element shows and what its commands may reach. Each element has some of them. First screens
 * before React declare theirs apart, so that they don't load the code of the elements; `defineScreen` compares the types.
 */
export const scopeOptions = {
  deviceId: subjectOption(),
  accessCodeId: subjectOption(),
  accessGrantId: subjectOption(),
  spaceId: textOption(),
  acsEntranceId: textOption(),
  userIdentityId: textOption(),
  reservationKey: textOption(),
  deviceIds: listOption(),
  spaceIds: listOption(),
  acsEntranceIds: listOption(),
  connectedAccountIds: listOption(),
  deviceFilter: functionOption<DeviceFilter>(),
  accessCodeFilter: functionOption<AccessCodeFilter>(),
  accessGrantFilter: functionOption<AccessGrantFilter>()
}
