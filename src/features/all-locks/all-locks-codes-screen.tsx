import { type ReactNode, useState } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { UnsavedChanges } from '../../element/frame/unsaved-changes.js'
import { useControllableId } from '../../element/hooks/use-controllable-id.js'
import { useCachedResource } from '../../element/hooks/use-query.js'
import type { RefusedRecreation } from '../../core/actions/form-state.js'
import type { AccessCode } from '../../core/resources/resources.js'
import { parseString } from '../../core/values/value.js'
import type { OpenCodeForm } from '../access-codes/deletion/use-code-deletion.js'
import { lockOfOpened } from '../access-codes/rules/opened-code.js'
import { accessCodeQuery } from '../access-codes/data/access-code-queries.js'
import { useScreenStack } from '../../element/frame/use-inner-screen.js'
import type { CodeListOptions } from '../access-codes/table/access-code-table-options.js'
import { AccessCodeDetails, usePreloadCodeScreens } from '../access-codes/details/lazy-access-code-details.js'
import { AccessCodeForm } from '../access-codes/form/lazy-access-code-form.js'
import { MissingCode } from '../access-codes/details/missing-code.js'
import { AllLocksCodeTable } from './all-locks-code-table.js'
import { useAddCodes } from './use-add-codes.js'
import { useCodesChange } from './use-codes-change.js'
import { useAllLocksTable } from './use-all-locks-table.js'

/** The form of a new code. */
interface NewCode {
  /** Id of its lock. */
  readonly deviceId: string
  /** The deleted code to recreate. */
  readonly recreation?: RefusedRecreation<AccessCode>
}

/** The codes of all locks, and the details or the form opened from there. */
export function AllLocksCodesScreen(props: CodeListOptions) {
  const { accessCodeTable: texts } = useMessages()
  const [newCode, setNewCode] = useState<NewCode>()
  const form = useScreenStack(newCode, setNewCode, ({ deviceId }) => deviceId)
  const [openedId, setOpenedId] = useControllableId('openedAccessCodeId')
  const { opened, left, open, wrap } = useScreenStack(openedId, setOpenedId, String)
  const known = useCachedResource(opened === undefined ? undefined : accessCodeQuery(opened))
  const [openedFrom, setOpenedFrom] = useState<string>()
  const state = useAllLocksTable(props)
  usePreloadCodeScreens()
  const { lockCodes, listed, isAccepted, devices, status } = state
  const change = useCodesChange(lockCodes.codes)
  const add = useAddCodes(devices, (deviceId) => void form.open({ deviceId }))
  const onRefusedRecreation: OpenCodeForm = (recreation) => {
    const deviceId = parseString(recreation.resource.device_id)
    return deviceId !== undefined && form.openIfFree({ deviceId, recreation })
  }

  function closeSaved(): void {
    // A recreated code has nothing to do with the chosen locks.
    if (!newCode?.recreation) add.reset()
    form.finish()
  }
  function shown(): ReactNode {
    if (newCode) return form.wrap(<AccessCodeForm {...newCode} onSaved={closeSaved} />)
    if (opened !== undefined) {
      const lock = lockOfOpened(opened, known, {
        deviceIds: props.deviceIds,
        devices,
        codes: listed,
        hasAllDevices: status.isComplete,
        hasAllCodes: lockCodes.isSettled,
        isAccepted
      })
      return form.wrap(
        wrap(
          lock === 'unlisted' ? (
            <MissingCode accessCodeId={opened} deviceId={undefined} />
          ) : (
            <AccessCodeDetails
              accessCodeId={opened}
              onRefusedRecreation={onRefusedRecreation}
              deviceId={lock?.device_id}
              awaited={lock ? undefined : status}
            />
          )
        )
      )
    }
    return form.wrap(
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
  const { draft } = state.calendar
  return (
    <>
      {shown()}
      <UnsavedChanges
        subject={props.heading ?? texts.heading}
        isChanged={draft !== undefined}
        isSaving={draft?.isSaving ?? false}
        onDiscard={() => state.setCalendar((current) => ({ ...current, draft: undefined }))}
        // Other screens open over the calendar, which keeps its draft.
        lostBy="deviceId"
      />
    </>
  )
}
