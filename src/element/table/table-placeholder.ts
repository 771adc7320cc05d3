import { plainBox, plainHeader, plainLine, plainSkeletonRows } from '../../ui/list/plain-skeleton.js'

/**
 * Holds the place of a table, in the size of one that is loading, until React draws it.
 *
 * @param rows how many are to come, where that is known.
 */
export function tablePlaceholder(option: (name: string) => unknown, rows?: number): HTMLElement {
  const search = option('disableSearch') ? [] : [plainBox('search')]
  const header = plainHeader(plainBox('button plain'), plainBox('toolbar', ...search, plainBox('chips')))
  // What is of one device is told of which.
  if (option('deviceId') !== undefined) header.firstElementChild?.append(plainLine('p', '5em'))
  return plainBox('root', plainBox(option('dense') ? 'table dense' : 'table', header, plainSkeletonRows(true, rows)))
}
