import type { ReactNode } from 'react'
import { ScreenHeader, type ScreenHeaderProps } from '../../ui/layout/screen-header.js'

export interface ScreenFrameProps extends Omit<ScreenHeaderProps, 'children'> {
  /** `true` if the host's header and footer are shown. */
  readonly hasHostSlots: boolean
  /** Below the title: search and filters. */
  readonly toolbar?: ReactNode
  readonly children: ReactNode
}

/** Composition of a screen. Has no hooks, so that it is prerendered as well. */
export const ScreenFrame = ({ hasHostSlots, toolbar, children, ...header }: ScreenFrameProps) => (
  <>
    {hasHostSlots && <slot name="header" />}
    <ScreenHeader {...header}>{toolbar}</ScreenHeader>
    {children}
    {hasHostSlots && <slot name="footer" />}
  </>
)
