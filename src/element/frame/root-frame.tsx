import type { ReactNode } from 'react'
import { registerStyles } from '../../ui/style/styles.js'
import css from '../custom-element/element.css'
import type { Localization } from '../custom-element/localization.js'

registerStyles(css)

/** Whether the page is one of the old kind, in which a height in percent is one of the window where nothing else is said. */
const isQuirky = (): boolean => document.compatMode === 'BackCompat'

interface Props extends Pick<Localization, 'language' | 'words' | 'direction'> {
  /** Whether what it shows keeps its place, and nobody finds it. */
  readonly isCovered?: boolean
  /** Stands over what it shows. */
  readonly cover?: ReactNode
  readonly children: ReactNode
}

/** What everything that an element shows stands in. */
export const RootFrame = ({ language, words, direction, isCovered, cover, children }: Props) => (
  <div className={isQuirky() ? 'root' : 'root bounded'} lang={language} dir={direction} data-words={words}>
    <div className="shown" inert={isCovered}>
      {children}
    </div>
    {cover}
  </div>
)
