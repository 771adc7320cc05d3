import type { ReactNode } from 'react'
import { ScreenPlaceholder } from '../../element/custom-element/screen-placeholder.js'
import { OverviewSkeleton } from './attention-placeholder.js'

/** Placeholder of an overview before its code and texts are loaded. */
export const OverviewPlaceholder = ({ heading }: { readonly heading?: unknown }) => (
  // If the host sets a heading, the summary is below it.
  <div className="overview contents">
    <ScreenPlaceholder subtitle={heading !== undefined && '12em'} rows={<OverviewSkeleton />}>
      <div className="button plain" />
    </ScreenPlaceholder>
  </div>
)

export const overviewPlaceholder = (option: (name: string) => unknown): ReactNode => (
  <OverviewPlaceholder heading={option('heading')} />
)
