import { createIncrementalSort } from '../../../src/element/table/incremental-sort.js'

interface Item {
  readonly id: number
  readonly rank: number
}

const LENGTH = 1000
const byRank = (first: Item, second: Item): number => first.rank - second.rank
const itemsOf = (count: number): readonly Item[] =>
  Array.from({ length: count }, (_, id) => ({ id, rank: (id * 7919) % 211 }))

describe('createIncrementalSort', () => {
  const changes: [what: string, change: (items: readonly Item[]) => readonly Item[]][] = [
    ['items are added at the end', (items) => [...items, ...itemsOf(50)]],
    [
      'items are added between others',
      (items) => [...itemsOf(3), ...items.slice(0, 500), ...itemsOf(9), ...items.slice(500)]
    ],
    ['items are removed', (items) => items.filter(({ id }) => id % 3 > 0)],
    ['items are replaced', (items) => items.map((item) => (item.id % 10 ? item : { ...item, rank: item.rank + 5 }))],
    ['items change their order', (items) => items.toReversed()],
    ['there are no items left', () => []]
  ]
  for (const [what, change] of changes) {
    it(`returns the same as toSorted if ${what}`, () => {
      const sort = createIncrementalSort<Item>()
      const items = itemsOf(LENGTH)
      expect(sort(items, byRank)).to.deep.equal(items.toSorted(byRank))
      const changed = change(items)
      const ids = (list: readonly Item[]): readonly string[] => list.map(({ id, rank }) => `${rank} ${id}`)
      expect(ids(sort(changed, byRank))).to.deep.equal(ids(changed.toSorted(byRank)))
      expect(ids(sort(items, byRank))).to.deep.equal(ids(items.toSorted(byRank)))
    })
  }

  it('sorts again if the compare function changes', () => {
    const sort = createIncrementalSort<Item>()
    const items = itemsOf(LENGTH)
    sort(items, byRank)
    const descending = (first: Item, second: Item): number => byRank(second, first)
    expect(sort(items, descending)).to.deep.equal(items.toSorted(descending))
  })

  it('compares only added items', () => {
    let comparisons = 0
    const sort = createIncrementalSort<Item>()
    const counted = (first: Item, second: Item): number => {
      comparisons += 1
      return byRank(first, second)
    }
    const items = itemsOf(LENGTH)
    sort(items, counted)
    comparisons = 0
    sort([...items, ...itemsOf(2)], counted)
    expect(comparisons).to.be.within(1, 30)
  })
})
