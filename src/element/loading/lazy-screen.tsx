import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { useContentState } from '../hooks/use-content-state.js'
import { loadChunk } from './load-chunk.js'
import { PlaceholderContext } from './placeholder-context.js'

function Fetching() {
  useContentState('loading')
  return <SkeletonRows leading />
}

interface Fetch<Props extends object> {
  readonly component?: ComponentType<Props>
  readonly failure?: { readonly error: unknown }
}

/**
 * A lazily loaded component with a placeholder. Throws if it fails to load, and loads again when it is mounted again,
 * for example by "Reload".
 *
 * Doesn't suspend, because React would delay the content by up to 300 ms.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode | ((props: Props) => ReactNode)
): ComponentType<Props> {
  let known: Fetch<Props> = {}
  let inFlight: Promise<void> | undefined

  async function fetchComponent(): Promise<void> {
    try {
      known = { component: await loadChunk(load) }
    } finally {
      inFlight = undefined
    }
  }

  return function LazyComponent(props: Props): ReactNode {
    const [{ component: Component, failure }, setFetch] = useState(known)
    const isMissing = !Component
    useEffect(() => {
      if (!isMissing) return undefined
      let isWanted = true
      const tell = (fetch: Fetch<Props>): void => {
        if (isWanted) setFetch(fetch)
      }
      inFlight ??= fetchComponent()
      inFlight.then(
        () => tell(known),
        (error: unknown) => tell({ failure: { error } })
      )
      return () => {
        isWanted = false
      }
    }, [isMissing])
    if (failure) throw failure.error
    const place = typeof placeholder === 'function' ? placeholder(props) : placeholder
    if (!Component) return place
    return (
      <PlaceholderContext value={place}>
        <Component {...props} />
      </PlaceholderContext>
    )
  }
}

/** A lazily loaded screen. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazyComponent(load, <Fetching />)
