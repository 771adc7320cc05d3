import type { RefObject } from 'react'

type Opener = RefObject<HTMLButtonElement | null> | undefined

/** Opens the forms of a list's items, and returns the focus afterwards. */
export interface ItemEditing<Deleted> {
  /** @param id Id of the edited item. Omit to create an item. */
  open(id?: string): void
  /** Opens the form of a new item with the values of a deleted one. @returns `false` if another form is open */
  recreate(deleted: Deleted): boolean
  /** Returns the ref for the edit button that gets the focus back, or `undefined` for other buttons. */
  openerOf(id: string): Opener
  /**
   * Returns the ref for the add button, which gets the focus back if no edit button does.
   * @param ids Ids of the items with an edit button.
   */
  openerOfAdd(ids: readonly string[]): Opener
}

/** Returns the refs for the buttons that open forms. @param left id of the item whose form was left */
export const openersOf = (
  opener: Opener,
  left: string | undefined
): Pick<ItemEditing<never>, 'openerOf' | 'openerOfAdd'> => ({
  openerOf: (id) => (id === left ? opener : undefined),
  openerOfAdd: (ids) => (left === undefined || !ids.includes(left) ? opener : undefined)
})
