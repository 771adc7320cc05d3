import type { ReactNode } from 'react'
import type { Localization } from '../custom-element/localization.js'

interface Props extends Pick<Localization, 'language' | 'textDirection' | 'direction'> {
  readonly children: ReactNode
}

/** Outermost box of an element that is part of a line of the host's text, whose font it keeps. */
export const InlineFrame = ({ language, textDirection, direction, children }: Props) => (
  <span className="root" lang={language} dir={direction} data-text-direction={textDirection}>
    {children}
  </span>
)
