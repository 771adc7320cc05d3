import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useActionPorts } from '../../../element/actions/use-action.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useManageMessages, withManageMessages } from '../../../element/loading/manage-messages.js'
import { useResources } from '../../../element/hooks/use-query.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { useTableContext } from '../../../element/table/table-context.js'
import { createTableStore } from '../../../element/table/table-store.js'
import { useTable } from '../../../element/table/use-table.js'
import { codeSearch } from '../rules/access-code-search.js'
import type { Device, UnmanagedAccessCode } from '../../../core/resources/resources.js'
import { unmanagedAccessCodesQuery } from '../data/unmanaged-access-codes.js'
import { Button } from '../../../ui/actions/button.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { Section } from '../../../ui/layout/section.js'
import { SkeletonRows } from '../../../ui/list/skeleton-rows.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { StatusBanner } from '../../../element/frame/status-banner.js'
import { UnmanagedCodeRow } from './unmanaged-code-row.js'
import css from './unmanaged-codes.css'
import { createConvertAllStore, convertAllToManaged } from './convert-all-to-managed.js'

registerStyles(css)

interface Props {
  readonly device: Device
}

const keyOf = (code: UnmanagedAccessCode): string => code.access_code_id

/** Keeps the order of the platform. */
const asListed = (): number => 0

const NO_KINDS: readonly never[] = []

/** Section with the unmanaged codes of a lock and buttons to import them. */
export const UnmanagedCodes = withManageMessages(function UnmanagedCodes({ device }: Props) {
  const { options, session } = useElement()
  const { unmanaged: texts } = useManageMessages()
  const { device_id: deviceId } = device
  const { resources, status } = useResources(unmanagedAccessCodesQuery(deviceId))
  const [{ store, taken }] = useState(() => ({
    store: createTableStore<UnmanagedAccessCode>(keyOf),
    taken: createConvertAllStore()
  }))
  const { progress, failures } = useStore(taken)
  const { manage, manageAll } = convertAllToManaged(taken, { ...useActionPorts(), session, device, texts })
  const managed = useSessionState(({ shown }) => shown.accessCodes)
  // The list of managed codes may be newer than this one.
  const codes = resources.filter((code) => code.is_managed !== true && !managed.get(code.access_code_id)?.resource)
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
  const manageable = found.filter(({ cannot_be_managed }) => cannot_be_managed !== true)
  const failed = manageable.filter(({ access_code_id }) => failures.has(access_code_id))
  const isLoading = !status.isComplete && status.error === undefined

  function together(): { readonly label: string; readonly codes: readonly UnmanagedAccessCode[] } | undefined {
    if (options.disableCreateAccessCode) return undefined
    if (progress) return { label: texts.managing(progress.done, progress.total), codes: [] }
    if (failed.length > 0) return { label: texts.retry(failed.length), codes: failed }
    return manageable.length > 1 ? { label: texts.manageAll(manageable.length), codes: manageable } : undefined
  }
  const all = together()
  // Without a match in this section, only the list above reports the search result.
  if (table.total > 0 && found.length === 0) return null
  return (
    <div className="unmanaged">
      <Section title={texts.title}>
        <StatusBanner status={status} message={texts.failed} />
        <Announcer message={isLoading ? texts.loading : ''} />
        {isLoading && found.length === 0 && <SkeletonRows count={1} leading />}
        {status.isComplete && found.length === 0 && <p>{texts.none}</p>}
        {found.length > 0 && (
          <>
            <div className="unmanaged-about">
              <p>{texts.about}</p>
              {all && (
                <Button pending={progress !== undefined} onClick={() => void manageAll(all.codes)}>
                  {all.label}
                </Button>
              )}
            </div>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none. */}
            <ul role="list">
              {found.map((code) => (
                <UnmanagedCodeRow
                  key={code.access_code_id}
                  {...{ code, device }}
                  failure={failures.get(code.access_code_id)}
                  isWaiting={progress !== undefined}
                  onManage={() => void manage(code)}
                />
              ))}
            </ul>
          </>
        )}
      </Section>
    </div>
  )
})
