import type { ComponentType, ReactNode } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { ErrorBoundary } from '../custom-element/error-boundary.js'
import { lazyComponent, type LazyComponentType, type LazyOptions } from './lazy-screen.js'

/**
 * A lazily loaded part of a screen. The rest of the screen is shown meanwhile, and stays if the part fails.
 *
 * @param placeholder is shown while it loads
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode | ((props: Props) => ReactNode) = null,
  options?: LazyOptions
): LazyComponentType<Props> {
  const Part = lazyComponent(load, placeholder, options)
  function LazyPart(props: Props): ReactNode {
    const { controller, messages } = useElement()
    const { failure, reload } = messages.general
    return (
      <ErrorBoundary title={failure} reloadLabel={reload} onError={(error) => controller.report(error, 'load')}>
        <Part {...props} />
      </ErrorBoundary>
    )
  }
  return Object.assign(LazyPart, { preload: Part.preload })
}
