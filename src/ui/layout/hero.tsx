import type { ReactNode } from 'react'
import css from './hero.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type HeroProps = {
  /** Names the whole. */
  label: string
  /** A tile beside the title, mostly a `Thumbnail`. */
  picture?: ReactNode
  /** The name of what is shown, mostly an `EditableText`. */
  title: ReactNode
  /** What else is worth a word, in one line: each a `Status` or a `span`. */
  meta?: ReactNode
  /** At the end of the line of the title, such as a choice of units. */
  aside?: ReactNode
  /** Mostly a `Reading`, and a `LargeButton`. */
  children: ReactNode
}

/**
 * The top of a screen about one thing: what it is called, what it says, and what can be done with it.
 *
 * @csspart hero - The card on top: what it is called, what it says, and what can be done with it.
 */
export function Hero({ label, picture, title, meta, aside, children }: HeroProps) {
  return (
    <section role="group" aria-label={label} part="card hero" className="hero">
      <header>
        {picture}
        <div>
          <div className="hero-title">{title}</div>
          {meta && <div className="hero-meta">{meta}</div>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  )
}
