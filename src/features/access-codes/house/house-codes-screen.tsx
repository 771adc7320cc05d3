import { useState } from 'react'
import { lazyScreen } from '../../../element/loading/lazy-screen.js'
import { withManageMessages } from '../../../element/loading/later-texts.js'
import { useOpenedId } from '../../../element/hooks/use-opened-id.js'
import { useKnown } from '../../../element/hooks/use-query.js'
import { useScreenChange } from '../../../element/hooks/use-screen-change.js'
import { useShownScreen } from '../../../element/hooks/use-shown-screen.js'
import { lockOfOpened } from '../rules/opened-house-code.js'
import { accessCodeQuery } from '../data/access-code-queries.js'
import { useInnerScreens } from '../../../element/frame/use-inner-screen.js'
import type { CodeTableLook } from '../table/code-list-options.js'
import { MissingCode } from '../details/missing-code.js'
import { HouseTable } from './house-table.js'
import { useAddCodes } from './use-add-codes.js'
import { useCodesChange } from './use-codes-change.js'
import { type HouseListOptions, useHouseTable } from './use-house-table.js'
import { useNewCode } from './use-new-code.js'

const AccessCodeDetails = lazyScreen(() =>
  import('../details/access-code-details.js').then(({ AccessCodeDetails: screen }) => screen)
)
const AccessCodeForm = lazyScreen(() =>
  import('../form/access-code-form-screen.js').then(({ AccessCodeFormScreen: screen }) => screen)
)

interface Props extends HouseListOptions, CodeTableLook {}

/** The codes of all locks, and the details or the form that is opened from there. */
export const HouseCodesScreen = withManageMessages(function HouseCodesScreen(props: Props) {
  useShownScreen('access-code-table')
  const { newOn, again, makeOn, makeAgain, leave, place: placeNew } = useNewCode()
  const [openedId, setOpenedId] = useOpenedId('openedAccessCodeId')
  const { opened, left, open, place } = useInnerScreens(openedId, setOpenedId, String)
  const known = useKnown(opened === undefined ? undefined : accessCodeQuery(opened))
  const [openedFrom, setOpenedFrom] = useState<string>()
  const isListShown = opened === undefined && newOn === undefined
  useScreenChange(isListShown ? 'access-code-table' : undefined)
  const state = useHouseTable(props)
  const { house, listed, takes, devices, status } = state
  const change = useCodesChange(house.codes)
  const add = useAddCodes(devices, makeOn)

  if (newOn !== undefined) return placeNew(<AccessCodeForm deviceId={newOn} again={again} onSaved={leave} />)
  if (opened !== undefined) {
    const lock = lockOfOpened(opened, known, {
      deviceIds: props.deviceIds,
      devices,
      codes: listed,
      hasAllDevices: status.isComplete,
      hasAllCodes: house.isSettled,
      takes
    })
    return placeNew(
      place(
        lock === 'unlisted' ? (
          <MissingCode accessCodeId={opened} deviceId={undefined} />
        ) : (
          <AccessCodeDetails
            accessCodeId={opened}
            onAgain={makeAgain}
            deviceId={lock?.device_id}
            awaited={lock ? undefined : status}
          />
        )
      )
    )
  }
  return placeNew(
    place(
      <HouseTable
        {...{ state, add, change }}
        look={props}
        onOpen={({ key }, { code }) => {
          setOpenedFrom(key)
          open(code.access_code_id)
        }}
        returnsTo={left === undefined ? undefined : openedFrom}
      />
    )
  )
})
