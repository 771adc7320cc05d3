import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { ElementContext } from '../custom-element/element-context.js'
import { ErrorBoundary } from '../frame/error-boundary.js'
import { reportFailure } from '../frame/failure-message.js'
import { InlineFrame } from '../frame/inline-frame.js'
import { useContentState } from '../hooks/use-content-state.js'
import { useFrozenState } from '../hooks/use-session-state.js'
import { type TreeProps, Visibility } from './element-root.js'
import { useDroppedPlaceholder } from './use-dropped-placeholder.js'

/** Nothing: the host shows in its own way that it has a problem. */
const nothing = (): null => null

/**
 * Content of an element that is part of a line of the host's text. It has no messages and no toasts, and nothing without
 * a verified user.
 */
export function InlineTree({ controller, options, localization: { features, ...localization } }: TreeProps) {
  const { props, session, fault, isEnded, generation, isVerifying } = useStore(
    controller.store,
    useShallow((state) => state)
  )
  const { locale, messages } = localization
  useDroppedPlaceholder(controller)
  useContentState(controller, isEnded ? 'empty' : fault ? 'error' : undefined)
  const shown = useFrozenState(controller, session, props)
  const context = useMemo(
    () => session && shown && { controller, session, options, messages, features, locale, shown },
    [controller, session, options, messages, features, locale, shown]
  )
  return (
    <Visibility controller={controller}>
      <InlineFrame {...localization}>
        <ErrorBoundary
          key={generation}
          renderFailure={nothing}
          onError={(error) => {
            controller.states.showContent('error')
            reportFailure(controller, error)
          }}
        >
          {context && !isVerifying && (
            <ElementContext value={context}>{controller.definition.render(props)}</ElementContext>
          )}
        </ErrorBoundary>
      </InlineFrame>
    </Visibility>
  )
}
