import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Query } from '../../../core/queries/query.js'
import { useQueries } from '../../../element/hooks/use-queries.js'
import { accessMethodListQuery, grantCodeListQuery } from '../data/access-grant-queries.js'

/** Ids of the access grants whose rows are rendered: those in view and a few around them. */
export type RenderedGrants = StoreApi<{ readonly ids: ReadonlySet<string> }>

export function useRenderedGrants(): RenderedGrants {
  const [store] = useState(() => createStore<{ readonly ids: ReadonlySet<string> }>()(() => ({ ids: new Set() })))
  return store
}

/** Notes that the row of an access grant is rendered. */
export function useIsRendered(rendered: RenderedGrants, id: string): void {
  useEffect(() => {
    rendered.setState(({ ids }) => ({ ids: new Set([...ids, id]) }))
    return () => rendered.setState(({ ids }) => ({ ids: new Set([...ids].filter((other) => other !== id)) }))
  }, [rendered, id])
}

interface Props {
  readonly rendered: RenderedGrants
  /** Ids of the access grants that are read before the rows are rendered. */
  readonly firstIds: readonly string[]
}

/** Reads the ways in and access codes of the rendered rows. Renders nothing. */
export function ReadRenderedGrants({ rendered, firstIds }: Props) {
  const { ids } = useStore(rendered)
  const queries = useMemo(
    () =>
      [...new Set([...firstIds, ...ids])].flatMap((id): Query<unknown>[] => [
        accessMethodListQuery(id),
        grantCodeListQuery(id)
      ]),
    [ids, firstIds]
  )
  useQueries(queries)
  return null
}
