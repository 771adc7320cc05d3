import { plainBox, plainHeader, plainLine, plainSkeletonRows } from '../../ui/list/plain-skeleton.js'

/**
 * Placeholder of a table, with the size of a loading one.
 *
 * @param rows expected number of rows, if known
 */
export function tablePlaceholder(option: (name: string) => unknown, rows?: number): HTMLElement {
  const search = option('disableSearch') ? [] : [plainBox('search')]
  const header = plainHeader(plainBox('button plain'), plainBox('toolbar', ...search, plainBox('chips')))
  // The table of a single device names it below the heading.
  if (option('deviceId') !== undefined) header.firstElementChild?.append(plainLine('p', '5em'))
  return plainBox('root', plainBox(option('dense') ? 'table dense' : 'table', header, plainSkeletonRows(true, rows)))
}
