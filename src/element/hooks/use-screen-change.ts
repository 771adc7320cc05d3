import { useLayoutEffect } from 'react'
import { useElement } from '../custom-element/element-context.js'
import type { ScreenName, ScreenChangeDetail } from '../events/screen-events.js'

/** Fires `screen-change` with the screen and what it is about. `undefined` while another screen covers it. */
export function useScreenChange(
  screen: ScreenName | undefined,
  about: { readonly [Id in keyof Omit<ScreenChangeDetail, 'screen'>]?: string | undefined } = {}
): void {
  const { controller } = useElement()
  // Compared as JSON, which omits undefined ids.
  const serialized = screen && JSON.stringify({ screen, ...about })
  useLayoutEffect(() => {
    if (serialized === undefined) return
    const shown: ScreenChangeDetail = JSON.parse(serialized)
    controller.navigation.showScreen(shown)
  }, [controller, serialized])
}
