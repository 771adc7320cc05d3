import { listOption, textOption } from '../../../element/options/option.js'
import { scopeOptions } from '../../../element/options/scope-options.js'

const { accessGrantId, deviceIds, spaceIds, acsEntranceIds } = scopeOptions

export const accessGrantFormOptions = {
  accessGrantId,
  spaceIds,
  deviceIds,
  acsEntranceIds,
  modes: listOption(),
  userIdentityId: textOption(),
  personName: textOption(),
  personEmail: textOption(),
  personPhone: textOption(),
  startsAt: textOption(),
  endsAt: textOption(),
  reservationKey: textOption(),
  accessGrantKey: textOption(),
  customizationProfileId: textOption()
}
