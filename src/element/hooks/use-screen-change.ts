import { useLayoutEffect } from 'react'
import { useElement } from '../custom-element/element-context.js'
import type { ScreenName, ScreenChangeDetail } from '../events/screen-events.js'

/** Tells the host that a screen is shown, and what it is about; nothing while another one stands in its place. */
export function useScreenChange(
  screen: ScreenName | undefined,
  about: { readonly [Id in keyof Omit<ScreenChangeDetail, 'screen'>]?: string | undefined } = {}
): void {
  const { controller } = useElement()
  // By what it says: what is not there is left out of it.
  const said = screen && JSON.stringify({ screen, ...about })
  useLayoutEffect(() => {
    if (said === undefined) return
    const shown: ScreenChangeDetail = JSON.parse(said)
    controller.navigation.showScreen(shown)
  }, [controller, said])
}
