import { replaceEqualList } from '../resources/structural-sharing.js'

export interface ListFetch {
  /** Ids before the fetch. */
  readonly previousIds: readonly string[]
  /** Ids that the fetch has found. */
  readonly found: ReadonlySet<string>
  /** `true` to keep the order, with new items first. */
  readonly isIncremental: boolean
}

/** Returns the ids of a fetched result. Items created during the fetch are not in the response yet. */
export function mergeIds(
  current: readonly string[] | undefined,
  { previousIds, found, isIncremental }: ListFetch
): readonly string[] {
  const known = new Set(previousIds)
  const createdIds = current?.filter((id) => !known.has(id) && !found.has(id)) ?? []
  const inOrder = isIncremental
    ? [...[...found].filter((id) => !known.has(id)), ...previousIds.filter((id) => found.has(id))]
    : found
  return replaceEqualList(current, [...createdIds, ...inOrder])
}
