import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { ErrorMessage } from '../ui/error-message.js'
import { ShadowRootContext, useStyles } from '../ui/styles.js'
import { ToastProvider } from '../ui/toasts.js'
import { behaviourOptions } from './base-options.js'
import type { Controller } from './controller.js'
import { ElementContext } from './element-context.js'
import { valuesOf } from './element-definition.js'
import css from './element.css'
import { ErrorBoundary } from './error-boundary.js'
import { SessionGate } from './session-gate.js'
import { useLocalization } from './use-localization.js'
import { useVisibility } from './use-visibility.js'

interface Props {
  readonly controller: Controller
  readonly root: ShadowRoot
}

function Content({ controller }: Pick<Props, 'controller'>) {
  useStyles(css)
  const { given, session, fault } = useSyncExternalStore(controller.subscribe, controller.state)
  const options = useMemo(() => valuesOf(behaviourOptions, given), [given])
  const { locale, messages } = useLocalization(controller.element, options.locale, options.messages)
  useLayoutEffect(() => controller.showTheme(options.theme), [controller, options.theme])
  const isVisible = useVisibility(controller.element)
  const { general } = messages
  const context = useMemo(
    () => session && { controller, session, options, messages, locale, isVisible },
    [controller, session, options, messages, locale, isVisible]
  )
  return (
    <ErrorBoundary
      onError={(error) => controller.report(error, 'render')}
      fallback={(reload) => (
        <ErrorMessage title={general.failure} actionLabel={general.reload} onAction={reload} />
      )}
    >
      <ToastProvider dismissLabel={general.dismiss}>
        <SessionGate fault={fault} session={session} messages={messages}>
          {context && <ElementContext value={context}>{controller.definition.render(given)}</ElementContext>}
        </SessionGate>
      </ToastProvider>
    </ErrorBoundary>
  )
}

/** Everything inside the shadow root of an element. */
export function ElementRoot({ controller, root }: Props) {
  if (controller.definition.isSession) return <slot />
  return (
    <ShadowRootContext value={root}>
      <div className="root">
        <Content controller={controller} />
      </div>
    </ShadowRootContext>
  )
}
