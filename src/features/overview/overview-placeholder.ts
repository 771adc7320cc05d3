import { plainBox, plainHeader, plainLine, plainSkeletonRows } from '../../ui/list/plain-skeleton.js'

/** Holds the place of an overview, in the size of one that is loading, until React draws it. */
export function overviewPlaceholder(option: (name: string) => unknown): HTMLElement {
  const header = plainHeader(plainBox('button plain'))
  // With a heading of the host's the sentence stands below it.
  if (option('heading') !== undefined) header.firstElementChild?.append(plainLine('p', '12em'))
  return plainBox('root', header, plainSkeletonRows(false))
}
