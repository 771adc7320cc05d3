import type { ReactNode, Ref } from 'react'

interface Props {
  /** The id of its item, by which a press on the prerendered row is replayed. */
  readonly itemKey: string
  readonly index: number
  readonly count: number
  readonly tabIndex: 0 | -1
  readonly isOffScreen?: boolean
  readonly isExpanded?: boolean | undefined
  /** `true` if what it opens is shown next to the list. */
  readonly isCurrent?: boolean | undefined
  readonly ref?: Ref<HTMLLIElement> | undefined
  readonly above?: ReactNode
  readonly leading?: ReactNode
  readonly trailing?: ReactNode
  /** Content of the row. Empty if only the heading above it is shown. */
  readonly children: ReactNode
}

/**
 * A list row with its button.
 *
 * @csspart row - A row of a list.
 */
export function RowBox(props: Props) {
  const {
    itemKey,
    index,
    count,
    tabIndex,
    isOffScreen,
    isExpanded,
    isCurrent,
    ref,
    above,
    leading,
    trailing,
    children
  } = props
  return (
    <li
      ref={ref}
      className={isOffScreen ? 'away' : undefined}
      data-key={itemKey}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {above}
      {leading}
      {children !== undefined && (
        <button
          type="button"
          part="row"
          className="row pressable"
          tabIndex={tabIndex}
          aria-expanded={isExpanded}
          aria-current={isCurrent || undefined}
        >
          {children}
        </button>
      )}
      {trailing}
    </li>
  )
}
