/** Records the nodes below a root that change. `take` returns those so far. */
export function recordChanges(root: Node): { readonly take: () => readonly Node[] } {
  const changed: Node[] = []
  const add = (records: readonly MutationRecord[]): void => void changed.push(...records.map(({ target }) => target))
  const observer = new MutationObserver(add)
  observer.observe(root, { attributes: true, characterData: true, childList: true, subtree: true })
  return {
    take() {
      add(observer.takeRecords())
      return changed
    }
  }
}
