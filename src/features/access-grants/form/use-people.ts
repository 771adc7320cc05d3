import { useMemo } from 'react'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useQueries } from '../../../element/hooks/use-queries.js'
import { useResources } from '../../../element/hooks/use-query.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { accessGrantListQuery, listedPersonQuery } from '../data/access-grant-queries.js'
import type { Person } from '../rules/form/grant-form.js'
import { contactOf, knownPeople, knownPerson } from '../rules/form/known-people.js'

/** A person in the list. */
interface ListedPerson extends Person {
  readonly label: string
  /** E-mail address or phone number, unless the host hides them or it is the label. */
  readonly contact: string | undefined
}

/** People who have access. */
export interface People {
  /** `true` once it is known that there are people. */
  readonly isOffered: boolean
  /** People who have been read, in the order of the list. */
  readonly listed: readonly ListedPerson[]
  readonly isReading: boolean
  readonly hasFailed: boolean
  /** Reads the missing people again. */
  readonly retry: () => void
}

interface Options {
  /** `false` if the host has chosen the person. */
  readonly isNeeded: boolean
  /** `true` while the list of people is shown. */
  readonly isOpen: boolean
  /** A person who is in the list in any case. */
  readonly chosenId: string | undefined
}

const EVERYONE = accessGrantListQuery({})

/** Reads the people with access, once their list is shown. */
export function usePeople({ isNeeded, isOpen, chosenId }: Options): People {
  const hidesContact = useElement().options.disablePersonInformation === true
  const { resources, status } = useResources(isNeeded ? EVERYONE : undefined)
  const table = useSessionState(({ shown }) => shown.userIdentities)
  const queries = useSessionState((state) => state.queries)
  const ids = useMemo(() => {
    const known = status.isComplete ? knownPeople(resources) : []
    return chosenId === undefined ? known : [...new Set([...known, chosenId])]
  }, [resources, status.isComplete, chosenId])
  const retry = useQueries(useMemo(() => (isOpen ? ids.map(listedPersonQuery) : []), [isOpen, ids]))
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
  const unread = isOpen ? ids.filter((id) => !table.has(id)) : []
  const failed = unread.filter((id) => queries.get(listedPersonQuery(id).key)?.error !== undefined)
  return {
    isOffered: ids.length > 0,
    listed,
    isReading: unread.length > failed.length,
    hasFailed: failed.length > 0,
    retry
  }
}
