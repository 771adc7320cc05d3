import { plainBox, plainHeader, plainSkeletonRows } from '../../ui/list/plain-skeleton.js'

/**
 * Holds the place of a table, in the size of one that is loading, until React draws it.
 *
 * @param rows how many are to come, where that is known.
 */
export function tablePlaceHolder(option: (name: string) => unknown, rows?: number): HTMLElement {
  const search = option('disableSearch') ? [] : [plainBox('search')]
  const header = plainHeader(plainBox('button plain'), plainBox('toolbar', ...search, plainBox('chips')))
  return plainBox('root', plainBox(option('dense') ? 'table dense' : 'table', header, plainSkeletonRows(true, rows)))
}
