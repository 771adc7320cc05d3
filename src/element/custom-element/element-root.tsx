import { useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { ShadowRootContext, useStyles } from '../../ui/style/styles.js'
import { ToastProvider } from '../../ui/feedback/toasts.js'
import { behaviourOptions } from '../options/base-options.js'
import type { Controller } from './controller.js'
import { ElementContext } from './element-context.js'
import { valuesOf } from './element-definition.js'
import css from './element.css'
import { ErrorBoundary } from './error-boundary.js'
import { SessionGate } from '../session/session-gate.js'
import { useLocalization } from '../hooks/use-localization.js'
import { useVisibility } from '../hooks/use-visibility.js'

interface Props {
  readonly controller: Controller
}

function Content({ controller }: Props) {
  useStyles(css)
  const { given, session, fault, isEnded, generation } = useStore(controller.store)
  const options = useMemo(() => valuesOf(behaviourOptions, given), [given])
  const { locale, language, messages } = useLocalization(controller, options.locale, options.messages)
  useLayoutEffect(() => controller.showTheme(options.theme), [controller, options.theme])
  const isVisible = useVisibility(controller.element)
  const { general } = messages
  const context = useMemo(
    () => session && { controller, session, options, messages, locale, isVisible },
    [controller, session, options, messages, locale, isVisible]
  )
  return (
    <div className="root" lang={language}>
      {/* What a person did on the screen belongs to a session: with another one everything starts anew. */}
      <ErrorBoundary
        key={generation}
        title={general.failure}
        reloadLabel={general.reload}
        onError={(error) => controller.report(error, 'render')}
      >
        <ToastProvider dismissLabel={general.dismiss}>
          <SessionGate fault={fault} isEnded={isEnded} session={session} messages={messages}>
            {context && <ElementContext value={context}>{controller.definition.render(given)}</ElementContext>}
          </SessionGate>
        </ToastProvider>
      </ErrorBoundary>
    </div>
  )
}

/** Everything inside the shadow root of an element that shows something. */
export function ElementRoot({ controller }: Props) {
  return (
    <ShadowRootContext value={controller.element.shadowRoot}>
      <Content controller={controller} />
    </ShadowRootContext>
  )
}
