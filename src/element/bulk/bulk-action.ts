import type { ReactNode } from 'react'
import type { BulkTask } from '../../core/bulk/bulk-task.js'
import type { Operation } from '../../core/gate/operations.js'
import type { BulkRequest } from './start-run.js'

/** Props of the question that a bulk action asks before it runs. */
export interface BulkQuestion<Item> {
  /** Items that support the action now. */
  readonly items: readonly Item[]
  /** All items for which the question was opened, except deleted and hidden ones. */
  readonly chosen: readonly Item[]
  readonly nameOf: (item: Item) => string
  /** `false` while another bulk run is active. */
  readonly isFree: boolean
  /** @param more `unsupported` are all items without a task by default */
  readonly onConfirm: (tasks: readonly BulkTask[], more?: Partial<Omit<BulkRequest, 'tasks'>>) => void
  readonly onCancel: () => void
}

/** A bulk action of a feature. */
export interface BulkAction<Item> {
  readonly icon: ReactNode
  /** Returns the label of its button. @param count how many items support it */
  label(count: number): string
  /** Returns the label in a narrow element, for an action that is never moved into a menu. */
  shortLabel?(count: number): string
  readonly isDestructive?: boolean | undefined
  /** Operation that requires a permission. Omit if no option of an element disables the action. */
  readonly operation?: Operation
  /** Returns `true` if an item supports the action now. */
  canRun(item: Item): boolean
  /** Called with the items that support it when the question opens. */
  onAsk?(items: readonly Item[]): void
  /** Renders the question: a `BulkDialog` with the fields of the action. */
  question(props: BulkQuestion<Item>): ReactNode
}

/** Button of a bulk action. */
export interface BulkOffer<Name> extends Pick<BulkAction<never>, 'icon' | 'isDestructive'> {
  readonly name: Name
  readonly label: string
  readonly shortLabel: string | undefined
  /** Number of items that support the action. */
  readonly count: number
  readonly onSelect: () => void
}
