import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { registerStyles } from '../../ui/style/styles.js'
import { ToastProvider } from '../../ui/feedback/toasts.js'
import { behaviourOptions } from '../options/behaviour-options.js'
import type { Controller } from './controller.js'
import { ElementContext, VisibilityContext } from './element-context.js'
import { valuesOf } from '../options/option-table.js'
import css from './element.css'
import { ErrorBoundary } from './error-boundary.js'
import { ChunkLoadError } from './load-chunk.js'
import { releasePlace } from './place-holder.js'
import { SessionGate } from '../session/session-gate.js'
import { useLocalization } from '../hooks/use-localization.js'
import { useShownStateOf } from '../hooks/use-shown-state.js'
import { useVisibility } from '../hooks/use-visibility.js'

registerStyles(css)

interface Props {
  readonly controller: Controller
}

/** Tells a screen whether it is seen; only what asks for that is rendered again when it changes. */
function Visibility({ controller, children }: Props & { readonly children: ReactNode }) {
  return <VisibilityContext value={useVisibility(controller.element)}>{children}</VisibilityContext>
}

/** Everything inside the shadow root of an element that shows something. */
export function ElementRoot({ controller }: Props) {
  const { given, session, fault, isEnded, generation } = useStore(controller.store)
  const options = useMemo(() => valuesOf(behaviourOptions, given), [given])
  const { locale, language, words, direction, messages } = useLocalization(controller, options.locale, options.messages)
  useLayoutEffect(() => releasePlace(controller.element), [controller])
  useLayoutEffect(() => controller.showTheme(options.theme), [controller, options.theme])
  const shown = useShownStateOf(controller, session, given)
  const { general } = messages
  const context = useMemo(
    () => session && shown && { controller, session, options, messages, locale, shown },
    [controller, session, options, messages, locale, shown]
  )
  return (
    <div className="root" lang={language} dir={direction} data-words={words}>
      {/* What a person did on the screen belongs to a session: with another one everything starts anew. */}
      <ErrorBoundary
        key={generation}
        title={general.failure}
        reloadLabel={general.reload}
        onError={(error) => controller.report(error, error instanceof ChunkLoadError ? 'load' : 'render')}
      >
        <ToastProvider dismissLabel={general.dismiss}>
          <SessionGate fault={fault} isEnded={isEnded} session={session} messages={messages}>
            {context && (
              <ElementContext value={context}>
                <Visibility controller={controller}>{controller.definition.render(given)}</Visibility>
              </ElementContext>
            )}
          </SessionGate>
        </ToastProvider>
      </ErrorBoundary>
    </div>
  )
}
