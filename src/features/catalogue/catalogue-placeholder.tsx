import type { ReactNode } from 'react'
import { ScreenPlaceholder } from '../../element/frame/screen-placeholder.js'

export const cataloguePlaceholder = (option: (name: string) => unknown): ReactNode => (
  <div className="catalogue">
    <ScreenPlaceholder>
      {!(option('disableSearch') && option('disableFilter')) && (
        <div className="toolbar">
          {!option('disableSearch') && <div className="search" />}
          {!option('disableFilter') && <div className="button filters" />}
        </div>
      )}
    </ScreenPlaceholder>
  </div>
)
