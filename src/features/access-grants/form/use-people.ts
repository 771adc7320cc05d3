import { useMemo } from 'react'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useQueries } from '../../../element/hooks/use-queries.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { listedPersonQuery } from '../data/access-grant-queries.js'
import type { Person } from '../rules/form/grant-form.js'
import { contactOf, knownPerson } from '../rules/form/known-people.js'

/** A person in the list. */
interface ListedPerson extends Person {
  readonly label: string
  /** E-mail address or phone number, unless the host hides them or it is the label. */
  readonly contact: string | undefined
}

/** The list of people who have access. */
interface People {
  /** People who have been read, in the order of the list. */
  readonly listed: readonly ListedPerson[]
  readonly isReading: boolean
  readonly hasFailed: boolean
  /** Reads the missing people again. */
  readonly retry: () => void
}

/** Reads people with access. */
export function usePeople(ids: readonly string[]): People {
  const hidesContact = useElement().options.disablePersonInformation === true
  const table = useSessionState(({ shown }) => shown.userIdentities)
  const queries = useSessionState((state) => state.queries)
  const retry = useQueries(useMemo(() => ids.map(listedPersonQuery), [ids]))
  const listed = useMemo(
    () =>
      ids.flatMap((id): ListedPerson | readonly ListedPerson[] => {
        const resource = table.get(id)?.resource
        const { label, ...person } = knownPerson(id, resource, hidesContact)
        if (!resource || label === undefined) return []
        const contact = hidesContact ? undefined : contactOf(resource)
        return { ...person, label, contact: contact === label ? undefined : contact }
      }),
    [ids, table, hidesContact]
  )
  const unread = ids.filter((id) => !table.has(id))
  const failed = unread.filter((id) => queries.get(listedPersonQuery(id).key)?.error !== undefined)
  return {
    listed,
    isReading: unread.length > failed.length,
    hasFailed: failed.length > 0,
    retry
  }
}
