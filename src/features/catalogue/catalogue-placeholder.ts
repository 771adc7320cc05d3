import { plainBox, plainHeader, plainSkeletonRows } from '../../ui/list/plain-skeleton.js'

/** Placeholder of the catalogue, with the size of a loading one. */
export function cataloguePlaceholder(option: (name: string) => unknown): HTMLElement {
  const search = option('disableSearch') ? [] : [plainBox('search')]
  const filters = option('disableFilter') ? [] : [plainBox('button filters')]
  const toolbar = search.length + filters.length > 0 ? [plainBox('toolbar', ...search, ...filters)] : []
  return plainBox('root', plainBox('catalogue', plainHeader(...toolbar), plainSkeletonRows(false)))
}
