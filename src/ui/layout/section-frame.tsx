import type { ReactNode } from 'react'

interface Props {
  /** Id of the title. */
  readonly id: string
  readonly title: string
  /** Button next to the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A group with a title. Not a landmark, because a page may have many. */
export const SectionFrame = ({ id, title, action, children }: Props) => (
  <section role="group" className="section ruled" aria-labelledby={id}>
    {action ? (
      <div className="inline wrap between">
        <h3 id={id}>{title}</h3>
        {action}
      </div>
    ) : (
      <h3 id={id}>{title}</h3>
    )}
    {children}
  </section>
)
