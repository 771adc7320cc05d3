import { type ReactNode, useCallback, useState } from 'react'
import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import type { BulkParts } from '../../../element/bulk/bulk-bar.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { OfferedScreen } from '../../../element/frame/offered-screen.js'
import { isMissing, ResourceScreen } from '../../../element/frame/resource-screen.js'
import { useScreenStack } from '../../../element/frame/use-inner-screen.js'
import { useControllableId } from '../../../element/hooks/use-controllable-id.js'
import { useCachedResource, useResource } from '../../../element/hooks/use-query.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import { deviceQuery } from '../../device/data/queries.js'
import { accessCodeQuery } from '../data/access-code-queries.js'
import type { OpenCodeForm } from '../deletion/use-code-deletion.js'
import { AccessCodeDetails, usePreloadCodeScreens } from '../details/lazy-access-code-details.js'
import { MissingCode } from '../details/missing-code.js'
import { AccessCodeForm } from '../form/lazy-access-code-form.js'
import { toLockCode } from '../rules/all-locks-codes.js'
import type { UseParts } from '../use/use-parts.js'
import { AccessCodeTable, type Left } from './access-code-table.js'
import type { CodeListOptions } from './access-code-table-options.js'
import { type OwnDevice, useAccessCodeTable } from './use-access-code-table.js'

const ListUses = lazyPart(() => import('../use/list-uses.js').then(({ ListUses: part }) => part<AccessCode>))
const CodeBulk = lazyPart(() => import('../bulk/code-bulk.js').then(({ CodeBulk: part }) => part))

export interface DeviceCodesProps extends CodeListOptions {
  readonly deviceId?: string | undefined
}

interface Opened extends Left {
  readonly screen: 'details' | 'form'
  /** The deleted code to recreate. */
  readonly recreation?: RejectedRecreation<AccessCode>
}

const NO_USES: UseParts<AccessCode> = {}

const keyOf = ({ screen, id, recreation }: Opened): string => `${screen} ${id} ${recreation?.resource.access_code_id}`

/** Returns the opened details, which the host or the user controls, or else the opened form. */
function openedOf(id: string | undefined, own: Opened | undefined): Opened | undefined {
  if (id === undefined) return own?.screen === 'form' ? own : undefined
  return own?.screen === 'details' && own.id === id ? own : { screen: 'details', id, isNew: false, next: [] }
}

interface TableProps {
  readonly of: OwnDevice
  readonly options: DeviceCodesProps
  /** Replaces the table if the device was deleted. What is open stays, because it may contain input. */
  readonly instead: ReactNode
}

function DeviceCodes({ of, options, instead }: TableProps) {
  const { accessCode: texts } = useTexts()
  const { deviceId } = of
  const [openedId, setOpenedId] = useControllableId('openedAccessCodeId')
  const [own, setOwn] = useState<Opened>()
  const { opened, left, open, openIfFree, finish, wrap } = useScreenStack(openedOf(openedId, own), setOpened, keyOf)
  const code = useCachedResource(opened?.id === undefined ? undefined : accessCodeQuery(opened.id))
  const state = useAccessCodeTable(of, options)
  const { store, table, resources, codes, isReady, status } = state
  const [parts, setParts] = useState<BulkParts<AccessCode>>({})
  const [uses, setUses] = useState<UseParts<AccessCode>>({})
  const { device } = of
  const codesOf = useCallback((each: AccessCode) => (device ? [toLockCode(each, device)] : []), [device])
  usePreloadCodeScreens()
  // Without the option there is no filter to press again.
  useOnChange(options.showUse, () => !options.showUse && store.showOnly(undefined))

  /** The controllable option contains only the id of the code whose details are open. */
  function setOpened(next: Opened | undefined): void {
    setOwn(next)
    setOpenedId(next?.screen === 'details' ? next.id : undefined)
  }
  function openCode(screen: Opened['screen'], { access_code_id: id }: AccessCode): void {
    const ids = table.visibleRows.map(store.keyOf)
    open({ screen, id, isNew: false, next: ids.slice(ids.indexOf(id) + 1) })
  }

  const openRecreation: OpenCodeForm = (recreation) =>
    openIfFree({ screen: 'form', id: undefined, isNew: true, next: [], recreation }, ({ screen }) => screen !== 'form')

  if (opened) {
    const shownIds = { deviceId, accessCodeId: opened.id }
    if (opened.screen === 'form')
      return wrap(
        <AccessCodeForm {...shownIds} recreation={opened.recreation} onSaved={(id) => finish({ ...opened, id })} />
      )
    const owner = code && parseString(code.device_id)
    // A code without a device id must be in the list.
    const isHere = owner === undefined ? resources.some((each) => store.keyOf(each) === opened.id) : owner === deviceId
    const isElsewhere = !isHere && (owner !== undefined || status.isComplete)
    return wrap(
      <OfferedScreen
        key={opened.id}
        isOffered={!code || (table.isListed(code) && !isElsewhere)}
        notFound={texts.notFound}
        missing={<MissingCode {...shownIds} />}
      >
        <AccessCodeDetails
          {...shownIds}
          onRejectedRecreation={openRecreation}
          awaited={code && !isHere && !isElsewhere ? status : undefined}
        />
      </OfferedScreen>
    )
  }
  if (instead) return wrap(instead)
  return wrap(
    <>
      <AccessCodeTable
        of={of}
        state={state}
        left={left}
        {...parts}
        uses={options.showUse ? uses : NO_USES}
        display={options}
        onView={(code) => openCode('details', code)}
        onEdit={(code) => openCode('form', code)}
        onRejectedRecreation={openRecreation}
        onAdd={() => open({ screen: 'form', id: undefined, isNew: true, next: [] })}
      />
      {options.showUse && device && status.isComplete && (
        <ListUses store={store} table={table} codesOf={codesOf} onParts={setUses} />
      )}
      {options.selectable && (
        <CodeBulk
          selection={store.selection}
          items={codes}
          listed={table.listed}
          rows={table.rows}
          isComplete={status.isComplete && isReady}
          onParts={setParts}
        />
      )}
    </>
  )
}

/** The access codes of a device, with the details or form opened from there. */
export function DeviceCodesScreen(props: DeviceCodesProps) {
  const { deviceId, heading } = props
  const { accessCodeTable, device: texts } = useTexts()
  const { resource: device, status } = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  const [shownId, setShownId] = useState<string>()
  const isGone = isMissing(status, device !== undefined)
  if (!isGone && shownId !== deviceId) setShownId(deviceId)
  const missing = (
    <ResourceScreen
      name="access-code-table"
      ids={{ deviceId }}
      title={heading ?? accessCodeTable.heading}
      id={deviceId}
      resource={device}
      status={status}
      texts={texts}
    >
      {() => null}
    </ResourceScreen>
  )
  // A device that was never found is not asked for its codes.
  if (deviceId === undefined || (isGone && shownId !== deviceId)) return missing
  const of = { deviceId, device, deviceStatus: status }
  return <DeviceCodes key={deviceId} of={of} options={props} instead={isGone && missing} />
}
