import type { ReactNode } from 'react'

interface Props {
  /** Id of the title. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A group with a title. Not a landmark, because a page may have many. */
export const SectionFrame = ({ id, title, children }: Props) => (
  <section role="group" className="section ruled" aria-labelledby={id}>
    <h3 id={id}>{title}</h3>
    {children}
  </section>
)
