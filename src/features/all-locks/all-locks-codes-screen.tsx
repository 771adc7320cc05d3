import { type ReactNode, useState } from 'react'
import type { RejectedRecreation } from '../../core/actions/form-state.js'
import type { AccessCode } from '../../core/resources/resources.js'
import { parseString } from '../../core/values/value.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { OfferedScreen } from '../../element/frame/offered-screen.js'
import { UnsavedChanges } from '../../element/frame/unsaved-changes.js'
import { useScreenStack } from '../../element/frame/use-inner-screen.js'
import { useControllableId } from '../../element/hooks/use-controllable-id.js'
import { useCachedResource } from '../../element/hooks/use-query.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { useOnChange } from '../../ui/use-on-change.js'
import { accessCodeQuery } from '../access-codes/data/access-code-queries.js'
import type { OpenCodeForm } from '../access-codes/deletion/use-code-deletion.js'
import { AccessCodeDetails, usePreloadCodeScreens } from '../access-codes/details/lazy-access-code-details.js'
import { MissingCode } from '../access-codes/details/missing-code.js'
import { AccessCodeForm } from '../access-codes/form/lazy-access-code-form.js'
import type { CodeGroup, LockCode } from '../access-codes/rules/all-locks-codes.js'
import { lockOfOpened } from '../access-codes/rules/opened-code.js'
import type { CodeListOptions } from '../access-codes/table/access-code-table-options.js'
import type { UseParts } from '../access-codes/use/use-parts.js'
import { AllLocksCodeTable } from './all-locks-code-table.js'
import { useAddCodes } from './use-add-codes.js'
import { useAllLocksTable } from './use-all-locks-table.js'
import { useCodesEditing } from './use-codes-editing.js'

const ListUses = lazyPart(() =>
  import('../access-codes/use/list-uses.js').then(({ ListUses: part }) => part<CodeGroup>)
)

const NO_USES: UseParts<CodeGroup> = {}

const codesOf = ({ codes }: CodeGroup): readonly LockCode[] => codes

/** The form of a new code. */
interface NewCode {
  /** Id of its lock. */
  readonly deviceId: string
  /** The deleted code to recreate. */
  readonly recreation?: RejectedRecreation<AccessCode>
}

/** The codes of all locks, and the details or the form opened from there. */
export function AllLocksCodesScreen(props: CodeListOptions) {
  const { accessCodeTable: texts, accessCode } = useTexts()
  const [newCode, setNewCode] = useState<NewCode>()
  const form = useScreenStack(newCode, setNewCode, ({ deviceId }) => deviceId)
  const [openedId, setOpenedId] = useControllableId('openedAccessCodeId')
  const { opened, left, open, wrap } = useScreenStack(openedId, setOpenedId, String)
  const known = useCachedResource(opened === undefined ? undefined : accessCodeQuery(opened))
  const [openedFrom, setOpenedFrom] = useState<string>()
  const state = useAllLocksTable(props)
  const [uses, setUses] = useState(NO_USES)
  usePreloadCodeScreens()
  const { lockCodes, listed, isAccepted, devices, status, store, table } = state
  const isByLock = state.grouping === 'lock'
  // Without the option there is no filter to press again.
  useOnChange(props.showUse, () => !props.showUse && store.showOnly(undefined))
  const editing = useCodesEditing(lockCodes.codes)
  const add = useAddCodes(devices, (deviceId) => void form.open({ deviceId }))
  const onRejectedRecreation: OpenCodeForm = (recreation) => {
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
          <OfferedScreen
            key={opened}
            isOffered={lock !== 'unlisted'}
            notFound={accessCode.notFound}
            missing={<MissingCode accessCodeId={opened} deviceId={undefined} />}
          >
            <AccessCodeDetails
              accessCodeId={opened}
              onRejectedRecreation={onRejectedRecreation}
              deviceId={lock === 'unlisted' ? undefined : lock?.device_id}
              awaited={lock ? undefined : status}
            />
          </OfferedScreen>
        )
      )
    }
    return form.wrap(
      wrap(
        <AllLocksCodeTable
          state={state}
          add={add}
          editing={editing}
          uses={props.showUse ? uses : NO_USES}
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
      {props.showUse && state.isComplete && opened === undefined && state.view === 'list' && (
        <ListUses store={store} table={table} codesOf={codesOf} hasNoLines={isByLock} onParts={setUses} />
      )}
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
