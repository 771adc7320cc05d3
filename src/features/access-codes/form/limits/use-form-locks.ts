import { useMemo } from 'react'
import type { Table, Tables } from '../../../../core/resources/resource-kind.js'
import type { AccessCode, Device, UnmanagedAccessCode } from '../../../../core/resources/resources.js'
import { memoize } from '../../../../core/values/memoize.js'
import { parseString } from '../../../../core/values/value.js'
import { useSessionState } from '../../../../element/hooks/use-session-state.js'
import type { FormLock } from '../../rules/limits/form-problems.js'

type Code = AccessCode | UnmanagedAccessCode

/** Returns a function that groups the codes of a table by lock. Cached, because a form needs it whenever the user types. */
const groupByLock = <Each extends Code>(): ((table: Table<Each>) => ReadonlyMap<string, readonly Each[]>) =>
  memoize((table: Table<Each>) => {
    const codes = new Map<string, Each[]>()
    for (const { resource } of table.values()) {
      const id = parseString(resource?.device_id)
      if (resource && id !== undefined) codes.set(id, [...(codes.get(id) ?? []), resource])
    }
    return codes
  })

const codesByLock = /* @__PURE__ */ groupByLock<AccessCode>()
const unmanagedByLock = /* @__PURE__ */ groupByLock<UnmanagedAccessCode>()

const selectCodes = ({ shown }: { readonly shown: Tables }): Table<AccessCode> => shown.accessCodes

const selectUnmanaged = ({ shown }: { readonly shown: Tables }): Table<UnmanagedAccessCode> =>
  shown.unmanagedAccessCodes

interface Subject {
  readonly device: Device
  readonly edited?: AccessCode | undefined
}

/** Returns the locks of a form with the codes that the session knows. Requests nothing. */
export function useFormLocks(subjects: readonly Subject[]): readonly FormLock[] {
  const table = useSessionState(selectCodes)
  const unmanaged = useSessionState(selectUnmanaged)
  return useMemo(
    () =>
      subjects.map(({ device, edited }) => ({
        device,
        edited,
        otherCodes: (codesByLock(table).get(device.device_id) ?? []).filter(
          ({ access_code_id }) => access_code_id !== edited?.access_code_id
        ),
        // A list of unmanaged codes may be older than the codes that were imported.
        unmanagedCodes: (unmanagedByLock(unmanaged).get(device.device_id) ?? []).filter(
          ({ access_code_id }) => !table.get(access_code_id)?.resource
        )
      })),
    [subjects, table, unmanaged]
  )
}
