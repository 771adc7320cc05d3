import type { ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './section.css'

registerStyles(css)

interface Props {
  /** Of its title. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** Things that belong together, under a title; no landmark, since a page may have many of them. */
export const SectionFrame = ({ id, title, children }: Props) => (
  <section role="group" className="section" aria-labelledby={id}>
    <h3 id={id}>{title}</h3>
    {children}
  </section>
)
