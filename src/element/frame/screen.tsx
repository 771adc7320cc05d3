import { type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { ErrorBoundary } from './error-boundary.js'
import { FailureContext, FailureMessage, reportFailure } from './failure-message.js'
import { useBack, useNavigation } from './navigation-context.js'
import { ScreenFrame, type ScreenFrameProps } from './screen-frame.js'
import { type ScreenReport, useScreen } from './use-screen.js'

/**
 * Focuses the title when the screen replaces another one, or when the focused control disappears. The first screen
 * takes no focus.
 */
function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const { autoFocusTitle, isAside } = useNavigation()
  const shouldFocus = useRef(autoFocusTitle)
  const root = useElement().controller.element.shadowRoot
  const focused = root?.activeElement
  // After the content of the screen has moved focus itself.
  useLayoutEffect(() => {
    const isLost = !isAside && focused?.isConnected === false && !root?.activeElement
    if (shouldFocus.current || isLost) title.current?.focus()
    shouldFocus.current = false
  })
  return title
}

interface Props
  extends ScreenReport,
    Pick<ScreenFrameProps, 'title' | 'count' | 'subtitle' | 'isEyebrow' | 'actions' | 'toolbar' | 'children'> {}

/** Returns `true` for a screen about a resource, whose name follows the title. */
export const isDetails = (name: ScreenReport['name']): boolean => name?.endsWith('-details') === true

/**
 * A screen: title, back button, and the host's header and footer. Reports itself while it is on top. If its content
 * fails, the rest stays.
 *
 * @slot header - Shown above the first screen. Not shown above screens that open from there.
 * @slot footer - Shown below the first screen. Not shown below screens that open from there.
 */
export function Screen(props: Props) {
  const { controller, messages } = useElement()
  const title = useTitleFocus()
  const failure = useContext(FailureContext)
  const [hasCrashed, setCrashed] = useState(false)
  const report: ScreenReport = failure || hasCrashed ? { ...props, state: 'error' } : props
  const { isAside, isFirst, closes } = useNavigation()
  useScreen(isAside ? { name: undefined } : report)
  return (
    <ScreenFrame
      isEyebrow={isDetails(props.name)}
      {...props}
      {...(failure && { actions: undefined, toolbar: undefined })}
      hasHostSlots={isFirst}
      headingRef={title}
      backLabel={messages.general.back}
      closes={closes}
      onBack={useBack()}
    >
      {failure ?? (
        <ErrorBoundary
          resetKey={JSON.stringify([props.name, props.ids])}
          onError={(error) => {
            setCrashed(true)
            reportFailure(controller, error)
          }}
          onReset={() => setCrashed(false)}
          renderFailure={(retry, error) => <FailureMessage messages={messages} onRetry={retry} error={error} />}
        >
          {props.children}
        </ErrorBoundary>
      )}
    </ScreenFrame>
  )
}
