/** Runs an async function for many items with limited concurrency. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>
): Promise<void> {
  const waiting = items.values()
  async function next(): Promise<void> {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}
