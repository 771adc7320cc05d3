import { useContext, useEffect, useLayoutEffect } from 'react'
import { trace } from '../../client/trace.js'
import { useElement, VisibilityContext } from '../custom-element/element-context.js'
import type { ContentState } from '../dom/element-states.js'
import type { ScreenChangeDetail, ScreenName } from '../events/screen-events.js'
import { useContentState } from '../hooks/use-content-state.js'

/** Data that a screen reports to the host and to telemetry. */
export interface ScreenReport {
  /** Fired with `screen-change`. `undefined` while another screen covers this one, and in a dialog. */
  readonly name: ScreenName | undefined
  /** Ids of the displayed resources. */
  readonly ids?: { readonly [Id in keyof Omit<ScreenChangeDetail, 'screen'>]?: string | undefined } | undefined
  /** Name in telemetry, without ids. `false` if the screen is not reported. @default `name` */
  readonly view?: ScreenName | 'lock-details' | 'noise-sensor-details' | 'thermostat' | false | undefined
  /** Content state of the element. `undefined` leaves it to a component inside. */
  readonly state?: ContentState | undefined
}

/** Fires `screen-change`, reports the view to telemetry when the element is in view, and sets the content state. */
export function useScreen({ name, ids, view = name ?? false, state }: ScreenReport): void {
  const { session, controller } = useElement()
  const isVisible = useContext(VisibilityContext)
  useContentState(controller, state)
  // Compared as JSON, which omits undefined ids.
  const json = name && JSON.stringify({ screen: name, ...ids })
  useLayoutEffect(() => {
    if (json === undefined) return
    const detail: ScreenChangeDetail = JSON.parse(json)
    controller.navigation.showScreen(detail)
  }, [controller, json])
  useEffect(() => {
    if (!isVisible || !view) return
    session.usage.screen(view)
    trace('element', controller.element, `screen ${view}`)
  }, [session, controller, isVisible, view])
}
