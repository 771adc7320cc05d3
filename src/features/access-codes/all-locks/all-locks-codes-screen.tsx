import { useState } from 'react'
import { useElement } from '../../../element/custom-element/element-context.js'
import { lazyScreen } from '../../../element/loading/lazy-screen.js'
import { usePreload } from '../../../element/loading/use-preload.js'
import { useControllableId } from '../../../element/hooks/use-controllable-id.js'
import { useCachedResource } from '../../../element/hooks/use-query.js'
import { lockOfOpened } from '../rules/opened-code.js'
import { accessCodeQuery } from '../data/access-code-queries.js'
import { useScreenStack } from '../../../element/frame/use-inner-screen.js'
import type { CodeTableProps } from '../table/code-list-options.js'
import { MissingCode } from '../details/missing-code.js'
import { AllLocksCodeTable } from './all-locks-code-table.js'
import { useAddCodes } from './use-add-codes.js'
import { useCodesChange } from './use-codes-change.js'
import { type AllLocksListOptions, useAllLocksTable } from './use-all-locks-table.js'
import { useNewCode } from './use-new-code.js'

const AccessCodeDetails = lazyScreen(
  () => import('../details/access-code-details.js').then(({ AccessCodeDetails: screen }) => screen),
  ({ accessCode }) => accessCode.title
)
const AccessCodeForm = lazyScreen(
  () => import('../form/access-code-form-screen.js').then(({ AccessCodeFormScreen: screen }) => screen),
  ({ accessCodeForm }) => accessCodeForm.create
)

const DETAILS = [AccessCodeDetails]
const DETAILS_AND_FORM = [AccessCodeDetails, AccessCodeForm]

interface Props extends AllLocksListOptions, CodeTableProps {}

/** The codes of all locks, and the details or the form opened from there. */
export function AllLocksCodesScreen(props: Props) {
  const { newOn, again, makeOn, makeAgain, leave, wrap: placeNew } = useNewCode()
  const [openedId, setOpenedId] = useControllableId('openedAccessCodeId')
  const { opened, left, open, wrap } = useScreenStack(openedId, setOpenedId, String)
  const known = useCachedResource(opened === undefined ? undefined : accessCodeQuery(opened))
  const [openedFrom, setOpenedFrom] = useState<string>()
  const state = useAllLocksTable(props)
  const { disableCreateAccessCode, disableEditAccessCode } = useElement().options
  usePreload(disableCreateAccessCode && disableEditAccessCode ? DETAILS : DETAILS_AND_FORM)
  const { lockCodes, listed, takes, devices, status } = state
  const change = useCodesChange(lockCodes.codes)
  const add = useAddCodes(devices, makeOn)

  if (newOn !== undefined) return placeNew(<AccessCodeForm deviceId={newOn} again={again} onSaved={leave} />)
  if (opened !== undefined) {
    const lock = lockOfOpened(opened, known, {
      deviceIds: props.deviceIds,
      devices,
      codes: listed,
      hasAllDevices: status.isComplete,
      hasAllCodes: lockCodes.isSettled,
      takes
    })
    return placeNew(
      wrap(
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
    wrap(
      <AllLocksCodeTable
        {...{ state, add, change }}
        display={props}
        onOpen={({ key }, { code }) => {
          setOpenedFrom(key)
          open(code.access_code_id)
        }}
        returnsTo={left === undefined ? undefined : openedFrom}
      />
    )
  )
}
