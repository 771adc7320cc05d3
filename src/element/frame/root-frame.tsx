import type { ReactNode } from 'react'
import { registerStyles } from '../../ui/style/styles.js'
import type { Localization } from '../custom-element/localization.js'
import css from './element.css'

registerStyles(css)

/** In quirks mode, percentage heights refer to the window. */
const isQuirky = (): boolean => document.compatMode === 'BackCompat'

interface Props extends Pick<Localization, 'language' | 'textDirection' | 'direction'> {
  /** `true` if the content keeps its space but is hidden. */
  readonly isCovered?: boolean
  /** `true` if the cover shows why the token is not verified. */
  readonly isUnverified?: boolean
  /** Shown above the content. */
  readonly cover?: ReactNode
  readonly children: ReactNode
}

/** Outermost box of an element's content. */
export const RootFrame = ({ language, textDirection, direction, isCovered, isUnverified, cover, children }: Props) => (
  <div
    className={`root${isQuirky() ? '' : ' bounded'}${isUnverified ? ' unverified' : ''}`}
    lang={language}
    dir={direction}
    data-text-direction={textDirection}
  >
    <div className="shown" inert={isCovered}>
      {children}
    </div>
    {cover}
  </div>
)
