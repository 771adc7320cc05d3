import { useMemo } from 'react'
import { useResources } from '../../../element/hooks/use-query.js'
import { accessGrantListQuery } from '../data/access-grant-queries.js'
import { knownPeople } from '../rules/form/known-people.js'

interface Options {
  /** `false` if the host has chosen the person. */
  readonly isNeeded: boolean
  /** A person who is in the list in any case. */
  readonly chosenId: string | undefined
}

const EVERYONE = accessGrantListQuery({})

/** Returns the ids of the people with access, once they are known. */
export function useKnownPeople({ isNeeded, chosenId }: Options): readonly string[] {
  const { resources, status } = useResources(isNeeded ? EVERYONE : undefined)
  return useMemo(() => {
    const known = status.isComplete ? knownPeople(resources) : []
    return chosenId === undefined ? known : [...new Set([...known, chosenId])]
  }, [resources, status.isComplete, chosenId])
}
