import type { ReactNode } from 'react'

/** Parts of a list of codes that show their use. Provided by lazily loaded code. */
export interface UseParts<Item> {
  /** Renders the line of a row. Keeps its identity while the uses don't change. */
  readonly lineOf?: (item: Item) => ReactNode
  /** Filter of the unused codes. */
  readonly chip?: ReactNode
}
