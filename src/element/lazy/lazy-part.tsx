import type { ComponentType, ReactNode } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { ErrorBoundary } from '../frame/error-boundary.js'
import { FailureMessage, reportFailure } from '../frame/failure-message.js'
import { type LazyComponentType, type LazyOptions, withPlaceholder } from './lazy-screen.js'

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
  const Part = withPlaceholder(load, placeholder, options)
  function LazyPart(props: Props): ReactNode {
    const { controller, messages } = useElement()
    return (
      <ErrorBoundary
        onError={(error) => reportFailure(controller, error)}
        renderFailure={(retry, error) => <FailureMessage messages={messages} onRetry={retry} error={error} />}
      >
        <Part {...props} />
      </ErrorBoundary>
    )
  }
  return Object.assign(LazyPart, { preload: Part.preload, module: Part.module })
}
