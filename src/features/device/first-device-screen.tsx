import type { ReactElement, ReactNode } from 'react'
import type { Localization } from '../../element/custom-element/localization.js'
import { RootFrame } from '../../element/frame/root-frame.js'
import { ScreenHeader } from '../../ui/layout/screen-header.js'
import { registerStyles } from '../../ui/style/styles.js'
import { DeviceColumns } from './device-columns.js'
import frameCss from './device-frame.css'
import css from './device-screen.css'

registerStyles(frameCss)
registerStyles(css)

interface Props {
  readonly title: string
  /** Next to the title. */
  readonly actions?: ReactNode
  readonly localization: Localization
  /** `true` if opened from a list. The list draws the frame, and only the back button can be pressed. @default false */
  readonly isOpened?: boolean | undefined
  readonly children: ReactNode
  /** Shown next to the children if there is room. */
  readonly side?: ReactNode
}

/** `DeviceScreen` for prerendering, for a device without issues. */
export function FirstDeviceScreen({ title, actions, localization, isOpened, children, side }: Props): ReactElement {
  const content = (
    <>
      <ScreenHeader
        title={title}
        actions={actions}
        backLabel={localization.messages.general.back}
        onBack={isOpened ? () => {} : undefined}
      />
      <output className="offline" />
      <DeviceColumns isSplit={side !== undefined} inert={isOpened} side={side}>
        {children}
      </DeviceColumns>
    </>
  )
  if (isOpened) return content
  return (
    <RootFrame {...localization}>
      <slot name="header" />
      {content}
      <slot name="footer" />
    </RootFrame>
  )
}
