import type { ReactNode } from 'react'
import type { Localization } from '../../element/custom-element/localization.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './attention.css'

registerStyles(css)

interface FrameProps extends Pick<Localization, 'language' | 'textDirection' | 'direction'> {
  readonly children: ReactNode
}

/** Frame of the number. It is in the line of the host's text, so it keeps the host's font. */
export const AttentionFrame = ({ language, textDirection, direction, children }: FrameProps) => (
  <span className="root" lang={language} dir={direction} data-text-direction={textDirection}>
    {children}
  </span>
)

interface Props {
  /** The number as it is shown. */
  readonly count: string
  /** Accessible name. `undefined` while its language is loading. */
  readonly label: string | undefined
}

/** The number of items that need attention. */
export const AttentionCount = ({ count, label }: Props) => (
  <span part="count" className="attention-count" {...(label !== undefined && { role: 'img', 'aria-label': label })}>
    {count}
  </span>
)
