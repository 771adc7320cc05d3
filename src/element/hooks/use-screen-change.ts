import { useLayoutEffect } from 'react'
import { useElement } from '../custom-element/element-context.js'
import type { ScreenName, ShownScreen } from '../events/screen-events.js'

/** Tells the host that a screen is shown, and what it is about; nothing while another one stands in its place. */
export function useScreenChange(
  screen: ScreenName | undefined,
  about: { readonly [Id in keyof Omit<ShownScreen, 'screen'>]?: string | undefined } = {}
): void {
  const { controller } = useElement()
  const { deviceId, accessCodeId, presetKey, noiseThresholdId } = about
  useLayoutEffect(() => {
    if (!screen) return
    controller.navigation.showScreen({
      screen,
      ...(deviceId !== undefined && { deviceId }),
      ...(accessCodeId !== undefined && { accessCodeId }),
      ...(presetKey !== undefined && { presetKey }),
      ...(noiseThresholdId !== undefined && { noiseThresholdId })
    })
  }, [controller, screen, deviceId, accessCodeId, presetKey, noiseThresholdId])
}
