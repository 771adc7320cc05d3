import type { ReactNode } from 'react'
import { ScreenPlaceholder } from '../../element/frame/screen-placeholder.js'

export const overviewPlaceholder = (option: (name: string) => unknown): ReactNode => (
  // If the host sets a heading, the summary is below it.
  <ScreenPlaceholder subtitle={option('heading') !== undefined && '12em'}>
    <div className="button plain" />
  </ScreenPlaceholder>
)
