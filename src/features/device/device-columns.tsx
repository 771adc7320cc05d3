import type { ReactNode } from 'react'

interface Props {
  /** `true` for two columns if there is room. */
  readonly isSplit: boolean
  /** `true` if React renders the content, or will. @default true */
  readonly isContent?: boolean
  /** The end of the screen, next to the children if there is room. */
  readonly side?: ReactNode
  readonly children: ReactNode
  readonly inert?: boolean | undefined
}

/** Content of a device screen, in the order of reading. */
export const DeviceColumns = ({ isSplit, isContent = true, side, children, inert }: Props) => (
  <div className={`device${isContent ? ' device-content' : ''}${isSplit ? ' split' : ''}`} inert={inert}>
    {isSplit ? (
      <>
        <div>{children}</div>
        <div>{side}</div>
      </>
    ) : (
      <>
        {children}
        {side}
      </>
    )}
  </div>
)
