import type { ReactNode } from 'react'

/** What a list of codes shows of their use. Provided by a lazily loaded part. */
export interface UseParts<Item> {
  /** Renders the line of a row. Keeps its identity while the uses don't change. */
  readonly lineOf?: (item: Item) => ReactNode
  /** Filter of the unused codes. */
  readonly chip?: ReactNode
}
