import type { ReactNode } from 'react'

interface Props {
  /** Width of the element from which there are two columns, in CSS px. @default one column */
  readonly splitFrom?: 600 | 900 | undefined
  /** `true` if React renders the content, or will. @default true */
  readonly isContent?: boolean
  /** The end of the screen, next to the children if there is room. */
  readonly side?: ReactNode
  /** A block below the children if there is room for two columns, else below the side. */
  readonly end?: ReactNode
  readonly children: ReactNode
  readonly inert?: boolean | undefined
}

/** Content of a device screen, in the order of reading. */
export const DeviceColumns = ({ splitFrom, isContent = true, side, end, children, inert }: Props) => (
  <div
    className={`device${isContent ? ' device-content' : ''}${splitFrom ? ` split from-${splitFrom}` : ''}`}
    inert={inert}
  >
    {splitFrom ? (
      <>
        <div>{children}</div>
        <div>{side}</div>
        {end}
      </>
    ) : (
      <>
        {children}
        {side}
      </>
    )}
  </div>
)
