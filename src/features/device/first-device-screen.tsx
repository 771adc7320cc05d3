import type { ReactElement, ReactNode } from 'react'
import type { Localization } from '../../element/custom-element/localization.js'
import { RootFrame } from '../../element/frame/root-frame.js'
import { ScreenFrame } from '../../element/frame/screen-frame.js'
import { registerStyles } from '../../ui/style/styles.js'
import frameCss from './device-frame.css'
import css from './device-screen.css'

registerStyles(frameCss)
registerStyles(css)

interface Props {
  readonly title: string
  readonly localization: Localization
  /** `true` if opened from a list, which renders the frame. @default false */
  readonly isOpened?: boolean | undefined
  readonly children: ReactNode
}

/** `DeviceScreen` for prerendering, for a device without issues. */
export function FirstDeviceScreen({ title, localization, isOpened, children }: Props): ReactElement {
  const screen = (
    <ScreenFrame
      title={title}
      hasHostSlots={!isOpened}
      backLabel={localization.messages.general.back}
      onBack={isOpened ? () => {} : undefined}
    >
      <output className="offline" />
      {children}
    </ScreenFrame>
  )
  return isOpened ? screen : <RootFrame {...localization}>{screen}</RootFrame>
}
