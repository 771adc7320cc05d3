import type { ReactNode, Ref } from 'react'

interface Props {
  /** The id of its item, by which a press on the prerendered row is replayed. */
  readonly itemKey: string | undefined
  /** Place among all rows, from 1. `undefined` hides the row, and nothing takes it for a row then. */
  readonly position: number | undefined
  readonly count: number | undefined
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
    position,
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
      hidden={!position}
      data-key={itemKey}
      aria-setsize={count}
      aria-posinset={position}
    >
      {above}
      {leading}
      {children !== undefined && (
        <button
          type="button"
          part="row"
          {...(!position && { part: undefined })}
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

/** Returns the box of the row with a key. Unlike `CSS.escape`, it also works in jsdom. */
export const findRow = (root: ParentNode, key: string): Element | undefined =>
  [...root.querySelectorAll('[data-key]')].find((row) => row.getAttribute('data-key') === key)
