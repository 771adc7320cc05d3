/** An attribute changes, step 5: renders the screen of the element. */
import {
  Activity,
  type ComponentType,
  createElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef
} from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { SeenContext } from '../../ui/feedback/live-region.js'
import { ToastProvider } from '../../ui/feedback/toasts.js'
import type { Controller } from '../custom-element/controller.js'
import { ElementContext, VisibilityContext } from '../custom-element/element-context.js'
import type { ElementDefinition } from '../custom-element/element-definition.js'
import { preserveFocus } from '../dom/preserve-focus.js'
import { stepBack } from '../dom/step-back.js'
import { BelowScreen } from '../frame/below-screen.js'
import { ErrorBoundary } from '../frame/error-boundary.js'
import { FailureMessage, reportFailure } from '../frame/failure-message.js'
import { RootFrame } from '../frame/root-frame.js'
import { ScreenBoundary } from '../frame/screen-boundary.js'
import { type FullLocalization, useLocalization } from '../hooks/use-localization.js'
import { useFrozenState } from '../hooks/use-session-state.js'
import { usePageVisibility, useVisibility } from '../hooks/use-visibility.js'
import { behaviourOptions } from '../options/behaviour-options.js'
import { type OptionValues, valuesOf } from '../options/option-table.js'
import { DetachedErrorToasts } from './detached-error-toasts.js'
import { observeFirst } from './observe-first.js'
import { SessionGate } from './session-gate.js'
import { useDroppedPlaceholder } from './use-dropped-placeholder.js'
import { VerificationCover } from './verification-cover.js'

/** Hides the content behind a cover while it is covered. Returns the ref of the cover. */
function useCover({ element: { shadowRoot } }: Controller, isCovered: boolean): RefObject<HTMLDivElement | null> {
  const cover = useRef<HTMLDivElement>(null)
  const comeBack = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    comeBack.current?.()
    comeBack.current = isCovered && shadowRoot && cover.current ? stepBack(shadowRoot, cover.current) : undefined
  }, [shadowRoot, isCovered])
  return cover
}

interface Props {
  readonly controller: Controller
}

export interface TreeProps extends Props {
  readonly options: OptionValues<typeof behaviourOptions>
  readonly localization: FullLocalization
}

const trees = new WeakMap<ElementDefinition, ComponentType<TreeProps>>()

/** Renders elements of this definition in another way than as a screen with its messages and toasts. */
export const renderAs = (definition: ElementDefinition, tree: ComponentType<TreeProps>): void =>
  void trees.set(definition, tree)

/** Provides visibility. Only components that use it render again when it changes. */
export function Visibility({ controller, children }: Props & { readonly children: ReactNode }) {
  const isInView = useVisibility(controller.element)
  const isPageVisible = usePageVisibility()
  return (
    <VisibilityContext value={isInView}>
      <SeenContext value={isInView && isPageVisible}>{children}</SeenContext>
    </VisibilityContext>
  )
}

function ElementTree({ controller, options, localization: { features, ...localization } }: TreeProps) {
  const { props, session, fault, isEnded, generation, isVerifying, verificationError } = useStore(
    controller.store,
    // The store also notifies about moves, which change nothing here.
    useShallow((state) => state)
  )
  const { locale, messages } = localization
  useDroppedPlaceholder(controller)
  const { shadowRoot } = controller.element
  useEffect(() => (shadowRoot ? preserveFocus(shadowRoot) : undefined), [shadowRoot])
  const cover = useCover(controller, isVerifying)
  const shown = useFrozenState(controller, session, props)
  const { general } = messages
  const context = useMemo(
    () => session && shown && { controller, session, options, messages, features, locale, shown },
    [controller, session, options, messages, features, locale, shown]
  )
  return (
    <Visibility controller={controller}>
      <RootFrame
        {...localization}
        isCovered={isVerifying}
        isUnverified={isVerifying && verificationError !== undefined}
        cover={
          isVerifying && (
            <VerificationCover ref={cover} controller={controller} error={verificationError} messages={messages} />
          )
        }
      >
        {/* User input belongs to a session: another session starts with a new screen. */}
        <ErrorBoundary
          key={generation}
          renderFailure={(retry, error) => <FailureMessage messages={messages} onRetry={retry} error={error} />}
          onError={(error) => {
            controller.states.showContent('error')
            reportFailure(controller, error)
          }}
        >
          <ToastProvider dismissLabel={general.dismiss}>
            {session && <DetachedErrorToasts session={session} messages={messages} />}
            <SessionGate controller={controller} fault={fault} isEnded={isEnded} session={session} messages={messages}>
              {context && (
                <ElementContext value={context}>
                  <ScreenBoundary>{controller.definition.render(props)}</ScreenBoundary>
                  <BelowScreen controller={controller} />
                </ElementContext>
              )}
            </SessionGate>
          </ToastProvider>
        </ErrorBoundary>
      </RootFrame>
    </Visibility>
  )
}

/** Fetches the first queries while the element waits to be rendered. */
function FirstReads({ controller }: Props): ReactNode {
  const { session, props } = useStore(controller.store)
  useEffect(() => session && observeFirst(controller, session, props).release, [controller, session, props])
  return null
}

/** Renders in the element's language. The placeholder stays until the language is loaded or the wait ends. */
function LocalizedTree({ controller }: Props) {
  const optionValues = useStore(controller.store, (state) => state.props)
  const options = useMemo(() => valuesOf(behaviourOptions, optionValues), [optionValues])
  const localization = useLocalization(controller, options.locale, options.messages)
  useLayoutEffect(() => controller.states.showTheme(options.theme), [controller, options.theme])
  return localization ? (
    createElement(trees.get(controller.definition) ?? ElementTree, { controller, options, localization })
  ) : (
    <FirstReads controller={controller} />
  )
}

/** Content of an element's shadow root. While the element is detached, it is kept but inactive. */
export function ElementRoot({ controller }: Props) {
  const isDetached = useStore(controller.store, (state) => state.isDetached)
  // Runs after the effects of the screens.
  useLayoutEffect(() => {
    if (!isDetached) controller.navigation.guards.reattach()
  }, [controller, isDetached])
  return (
    <Activity mode={isDetached ? 'hidden' : 'visible'}>
      <LocalizedTree controller={controller} />
    </Activity>
  )
}
