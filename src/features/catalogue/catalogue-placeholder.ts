import { plainBox, plainHeader, plainSkeletonRows } from '../../ui/list/plain-skeleton.js'

/** Holds the place of the catalogue, in the size of one that is loading, until React draws it. */
export function cataloguePlaceholder(option: (name: string) => unknown): HTMLElement {
  const search = option('disableSearch') ? [] : [plainBox('search')]
  const filters = option('disableFilter') ? [] : [plainBox('button filters')]
  const toolbar = search.length + filters.length > 0 ? [plainBox('toolbar', ...search, ...filters)] : []
  return plainBox('root', plainBox('catalogue', plainHeader(...toolbar), plainSkeletonRows(false)))
}
