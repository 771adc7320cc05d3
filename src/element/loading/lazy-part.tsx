import type { ComponentType, ReactNode } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { ErrorBoundary } from '../custom-element/error-boundary.js'
import { lazyComponent } from './lazy-screen.js'

/**
 * A part of a screen that is fetched when it is first shown; the rest of the screen is there meanwhile, and stays where the
 * part does not come or breaks.
 *
 * @param placeHolder holds its place.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeHolder: ReactNode | ((props: Props) => ReactNode) = null
): ComponentType<Props> {
  const Part = lazyComponent(load, placeHolder)
  return function LazyPart(props: Props): ReactNode {
    const { controller, messages } = useElement()
    const { failure, reload } = messages.general
    return (
      <ErrorBoundary title={failure} reloadLabel={reload} onError={(error) => controller.report(error, 'load')}>
        <Part {...props} />
      </ErrorBoundary>
    )
  }
}
