import { useMemo, useState } from 'react'
import type { Snapshot } from '../../../core/gate/command-origin.js'
import { isRefused } from '../../../core/queries/is-refused.js'
import { refetch } from '../../../core/queries/refetch.js'
import type { Device, UnmanagedAccessCode } from '../../../core/resources/resources.js'
import { useAction } from '../../../element/actions/use-action.js'
import { RunStatus } from '../../../element/bulk/run-status.js'
import { useBulk } from '../../../element/bulk/use-bulk.js'
import { useCreateTask } from '../../../element/bulk/use-create-task.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { StatusBanner } from '../../../element/frame/status-banner.js'
import { failureText } from '../../../element/hooks/failure-text.js'
import { useCanOffer } from '../../../element/hooks/use-permissions.js'
import { useResources } from '../../../element/hooks/use-query.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { useTableContext } from '../../../element/table/table-context.js'
import { createTableStore, useTable } from '../../../element/table/table-store.js'
import { BULK } from '../../../messages/bulk/en.js'
import { UNMANAGED } from '../../../messages/unmanaged/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { Section } from '../../../ui/layout/section.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { accessCodesQuery } from '../data/access-code-queries.js'
import { accessCodeListQuery } from '../data/code-list-query.js'
import { unmanagedAccessCodesQuery } from '../data/unmanaged-code-query.js'
import { codeSearch } from '../rules/access-code-search.js'
import { shownCode } from '../rules/shown-code.js'
import { convertToManaged } from './convert-to-managed.js'
import { UnmanagedCodeRow } from './unmanaged-code-row.js'
import css from './unmanaged-codes.css'

registerStyles(css)

interface Props {
  readonly device: Device
}

const keyOf = (code: UnmanagedAccessCode): string => code.access_code_id

/** Keeps the order of the platform. */
const asListed = (): number => 0

const NO_KINDS: readonly never[] = []

/** Section with the unmanaged codes of a lock and buttons to import them. */
export function UnmanagedCodes({ device }: Props) {
  const { session, messages } = useElement()
  const bulk = useTexts(BULK)
  const texts = useTexts(UNMANAGED)
  const { device_id: deviceId } = device
  const { resources, status } = useResources(unmanagedAccessCodesQuery(deviceId))
  const [store] = useState(() => createTableStore<UnmanagedAccessCode>(keyOf))
  const canOffer = useCanOffer()
  const convert = useAction(convertToManaged)
  const control = useBulk('unmanaged_access_code', accessCodesQuery)
  const taskOf = useCreateTask()
  const managed = useSessionState(({ shown }) => shown.accessCodes)
  // The list of managed codes may be newer than this one.
  const codes = resources.filter((code) => code.is_managed !== true && !managed.get(keyOf(code))?.resource)
  const filter = useMemo(() => codeSearch(device), [device])
  const { search } = useTableContext().table
  const table = useTable<UnmanagedAccessCode>(store, {
    items: codes,
    filter,
    compare: asListed,
    kinds: NO_KINDS,
    search
  })
  const { rows: found } = table
  const importable = found.filter(
    (code) => code.cannot_be_managed !== true && canOffer('accessCodes.unmanaged.convertToManaged', keyOf(code))
  )
  const isLoading = !status.isComplete && status.error === undefined
  const nameOf = (code: UnmanagedAccessCode): string => shownCode(code, device).name ?? messages.accessCode.unnamed
  const refetchManaged = (): void => void refetch(session, accessCodeListQuery(deviceId))
  const isManaged = (id: string): boolean =>
    session.store.getState().confirmed.accessCodes.get(id)?.resource !== undefined

  async function importOne(code: UnmanagedAccessCode, snapshot?: Snapshot): Promise<void> {
    const subject = nameOf(code)
    const outcome = await convert(
      { code, deviceId },
      {
        snapshot,
        texts: {
          success: { subject, message: texts.managed },
          failed: (error) => ({ subject, message: failureText(error, texts.notManaged, messages) })
        },
        onRetry: (snapshot) => importOne(code, snapshot)
      }
    )
    // The code may have been imported even if the request failed.
    if (outcome.status === 'succeeded' || outcome.status === 'failed') refetchManaged()
  }
  const importAll = (): void =>
    control.start({
      tasks: importable.map((code) => ({ ...taskOf(convertToManaged, { code, deviceId }), isApplied: isManaged })),
      unsupported: [],
      onSucceeded: refetchManaged
    })

  if (isRefused(status.error) && !control.outcomes) return null
  // Without a match in this section, only the list above reports the search result.
  if (table.total > 0 && found.length === 0 && !control.outcomes) return null
  return (
    <div className="unmanaged">
      <Section title={texts.title}>
        <StatusBanner status={status} message={texts.failed} isPart />
        <Announcer message={isLoading ? texts.loading : ''} />
        {isLoading && found.length === 0 && (
          <p>
            <Skeleton width="12em" />
          </p>
        )}
        {status.isComplete && found.length === 0 && <p>{texts.none}</p>}
        {(found.length > 0 || control.outcomes) && (
          <div className="unmanaged-about inline wrap between gap-x-4">
            {found.length > 0 && <p>{texts.about}</p>}
            {control.outcomes ? (
              <div role="group" aria-label={bulk.label} tabIndex={-1}>
                <RunStatus control={control} keyOf={keyOf} nameOf={nameOf} items={resources} />
              </div>
            ) : (
              importable.length > 1 && <Button onClick={importAll}>{texts.manageAll(importable.length)}</Button>
            )}
          </div>
        )}
        {found.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
          <ul role="list">
            {found.map((code) => (
              <UnmanagedCodeRow
                key={keyOf(code)}
                code={code}
                device={device}
                isImportable={importable.includes(code)}
                isWaiting={!control.isFree}
                onImport={() => void importOne(code)}
              />
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
