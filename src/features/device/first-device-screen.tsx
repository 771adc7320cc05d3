import type { ReactElement, ReactNode } from 'react'
import type { Localization } from '../../element/custom-element/localization.js'
import { RootFrame } from '../../element/frame/root-frame.js'
import { ScreenFrame } from '../../element/frame/screen-frame.js'
import { registerStyles } from '../../ui/style/styles.js'
import frameCss from './device-frame.css'
import css from './device-screen.css'

registerStyles(frameCss)
registerStyles(css)

/** Where a list shows the screen that a row has opened: in its place, or next to it. */
export type OpenedPlace = 'instead' | 'aside'

interface Props {
  readonly title: string
  readonly localization: Localization
  /** Set if opened from a list, which renders the frame. */
  readonly opened?: OpenedPlace | undefined
  readonly children: ReactNode
}

/** `DeviceScreen` for prerendering, for a device without issues. */
export function FirstDeviceScreen({ title, localization, opened, children }: Props): ReactElement {
  const screen = (
    <ScreenFrame
      title={title}
      isEyebrow
      hasHostSlots={!opened}
      backLabel={localization.messages.general.back}
      closes={opened === 'aside'}
      onBack={opened ? () => {} : undefined}
    >
      <output className="offline" />
      {children}
    </ScreenFrame>
  )
  return opened ? screen : <RootFrame {...localization}>{screen}</RootFrame>
}
