import { plainBox, plainHeader, plainLine, plainSkeletonRows } from '../../ui/list/plain-skeleton.js'

/** Creates a skeleton with the size of the loading overview, shown until React renders. */
export function overviewPlaceholder(option: (name: string) => unknown): HTMLElement {
  const header = plainHeader(plainBox('button plain'))
  // If the host sets a heading, the summary is below it.
  if (option('heading') !== undefined) header.firstElementChild?.append(plainLine('p', '12em'))
  return plainBox('root', header, plainSkeletonRows(false))
}
