import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { useContentState } from '../hooks/use-content-state.js'
import { loadChunk } from './load-chunk.js'

function Fetching() {
  useContentState('loading')
  return <SkeletonRows leading />
}

/**
 * A screen that is fetched when it is first shown; until it is there its place is held. Where it does not come it
 * throws, and is fetched again when it is mounted anew, as by "Reload".
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const prepare = () =>
    lazy(async () => {
      try {
        return { default: await loadChunk(load) }
      } catch (error) {
        prepared = prepare()
        throw error
      }
    })
  let prepared = prepare()
  return function LazyScreen(props: Props): ReactNode {
    const [Screen] = useState(() => prepared)
    return (
      <Suspense fallback={<Fetching />}>
        <Screen {...props} />
      </Suspense>
    )
  }
}
