import { createTableArrangement } from '../../../src/element/table/table-arrangement.js'
import type { TableInput } from '../../../src/element/table/table-content.js'
import { createTableStore } from '../../../src/element/table/table-store.js'

interface Room {
  readonly id: string
  readonly floor: number
  readonly isLoud?: boolean
  readonly isCold?: boolean
}

interface Floor {
  readonly key: string
  readonly floor: number
}

const ROOMS: readonly Room[] = [
  { id: 'hall', floor: 0 },
  { id: 'bath', floor: 1, isCold: true },
  { id: 'cellar', floor: 0, isCold: true, isLoud: true },
  { id: 'attic', floor: 1 }
]

const INPUT: TableInput<Room, Floor> = {
  items: ROOMS,
  filter: ({ id }, search) => id.includes(search),
  compare: (first, second) => (first.id < second.id ? -1 : 1),
  kinds: [({ isLoud }) => isLoud === true, ({ isCold }) => isCold === true]
}

const idOf = ({ id }: Room): string => id
const namesOf = (rooms: readonly Room[]): string => rooms.map(idOf).join(' ')

/** Sorts upper floors first. */
const byFloor = (rooms: readonly Room[]): readonly Room[] => rooms.toSorted((a, b) => b.floor - a.floor)

function floorsOf(rooms: readonly Room[]): ReadonlyMap<string, Floor> {
  const floors = [...new Set(rooms.map(({ floor }) => floor))]
  return new Map(
    floors.map((floor) => [rooms.find((room) => room.floor === floor)?.id ?? '', { key: `floor ${floor}`, floor }])
  )
}

const GROUPED = {
  ...INPUT,
  arrange: createTableArrangement<Room, Floor>({ keyOf: idOf, order: byFloor, groupsOf: floorsOf })
}

/** Opens a table store. */
function open(input: TableInput<Room, Floor> = INPUT) {
  const store = createTableStore<Room, Floor>(idOf)
  const show = (next: Partial<TableInput<Room, Floor>> = {}) => {
    const table = store.contentOf(store.state.getState(), { ...input, ...next })
    store.settle(table)
    return table
  }
  return { store, show, rows: () => namesOf(show().rows), unfolded: () => namesOf(show().visibleRows) }
}

describe('Table store', () => {
  it('contains all rows in order without a search', () => {
    const { rows, show } = open()
    expect(rows()).to.equal('attic bath cellar hall')
    expect(show()).to.include({ total: 4, search: '' })
  })

  it('contains the rows that match the search', () => {
    const { store, rows, show } = open()
    store.search('a')
    store.search('all')
    expect(rows()).to.equal('hall')
    expect(show()).to.include({ total: 4, search: 'all' })
  })

  it('uses the controlled search text, whatever the user typed', () => {
    const { store, show } = open()
    store.search('all')
    expect(show({ search: '' }).rows).to.have.length(4)
    expect(namesOf(show({ search: 'attic' }).rows)).to.equal('attic')
  })

  it('contains rows that are visible only in a search', () => {
    const { store, show } = open()
    const filter: typeof INPUT.filter = ({ id }, search) => (search ? id.includes(search) : id === 'hall')
    const cellar = { id: 'cellar', floor: 0 }
    expect(show({ filter })).to.include({ total: 1 })
    expect(show({ filter }).isListed(cellar)).to.equal(false)
    store.search('cell')
    expect(namesOf(show({ filter }).rows)).to.equal('cellar')
    expect(show({ filter }).isListed(cellar)).to.equal(true)
  })

  it('counts the rows with issues per kind, independent of the search', () => {
    const { store, show } = open()
    store.search('attic')
    expect(show().issueCounts).to.deep.equal([1, 2])
  })

  it('contains the rows with issues if that filter is set', () => {
    const { store, rows, show } = open()
    store.showKind(1)
    expect(rows()).to.equal('bath cellar')
    expect(show()).to.include({ total: 4, issueFilter: 1 })
    store.search('b')
    expect(rows()).to.equal('bath')
  })

  it('resets an issue filter that no row matches', () => {
    const { store, show, rows } = open()
    store.showKind(0)
    const calm = ROOMS.map((room) => ({ ...room, isLoud: false }))
    expect(show({ items: calm })).to.deep.include({ issueFilter: undefined, issueCounts: [0, 2] })
    expect(rows()).to.equal('attic bath cellar hall')
  })

  it('contains a subset of rows until none of them exists', () => {
    const { store, show, rows } = open()
    store.showOnly({ key: 'halls', has: ({ id }) => id === 'hall' })
    expect(rows()).to.equal('hall')
    expect(show()).to.include({ total: 4 })
    expect(namesOf(show({ items: ROOMS.slice(1) }).rows)).to.equal('attic bath cellar')
    expect(rows()).to.equal('attic bath cellar hall')
  })

  it('applies the comparator and the filter', () => {
    const order = (rooms: readonly Room[]) => rooms.filter(({ isCold }) => !isCold).toReversed()
    const arrange = createTableArrangement<Room, Floor>({ keyOf: idOf, order, groupsOf: undefined })
    const { store, show, rows } = open({ ...INPUT, arrange })
    expect(rows()).to.equal('hall attic')
    expect(show()).to.include({ total: 4 })
    store.search('bath')
    expect(show()).to.include({ total: 4, hasUnfiltered: true })
    store.search('nowhere')
    expect(show()).to.include({ hasUnfiltered: false })
  })

  it('has no rows until its arrangement is loaded', () => {
    const { show } = open()
    const table = show({ arrange: () => ({ rows: [], visibleRows: [], total: 0 }) })
    expect(table).to.include({ total: 0 })
    expect(table.rows).to.deep.equal([])
    expect(namesOf(table.listed)).to.equal('attic bath cellar hall')
  })

  it('keeps its identity while its content is the same', () => {
    const { store, show } = open(GROUPED)
    store.search('a')
    store.showKind(1)
    store.toggle(['floor 1'], true)
    const [previous, after] = [show(), show()]
    for (const name of ['listed', 'rows', 'visibleRows', 'groups'] as const)
      expect(after[name]).to.equal(previous[name])
  })

  it('checks each item for issues once, whatever the user types', () => {
    let checkCount = 0
    const kinds = [() => (checkCount += 1) > 0]
    const { store, show } = open({ ...INPUT, kinds })
    show()
    for (const typed of ['a', 'at', 'att']) {
      store.search(typed)
      show()
    }
    expect(checkCount).to.equal(ROOMS.length)
  })
})

describe('Groups of a table', () => {
  it('are collapsed except for their header row', () => {
    const { store, unfolded, rows, show } = open(GROUPED)
    expect(unfolded()).to.equal('attic bath cellar hall')
    store.toggle(['floor 1'], true)
    expect(unfolded()).to.equal('attic cellar hall')
    expect(rows()).to.equal('attic bath cellar hall')
    expect(show().visibleRows.map((room) => show().isCollapsed?.(room))).to.deep.equal([true, false, false])
    expect(store.isToggled('floor 1')).to.equal(true)
    store.toggle(['floor 1'], false)
    expect(unfolded()).to.equal('attic bath cellar hall')
  })

  it('are expanded during a search, and collapsed again after it', () => {
    const { store, unfolded } = open(GROUPED)
    store.toggle(['floor 1', 'floor 0'], true)
    store.search('a')
    expect(unfolded()).to.equal('attic bath cellar hall')
    store.toggle(['floor 0'], true)
    expect(unfolded()).to.equal('attic bath cellar')
    store.search('al')
    expect(unfolded()).to.equal('hall')
    store.search('a')
    expect(unfolded()).to.equal('attic bath cellar')
    store.search('')
    expect(unfolded()).to.equal('attic cellar')
  })

  it('are collapsed separately for each search and issue filter', () => {
    const store = createTableStore<Room, Floor>(idOf, new Set(['floor 0']))
    const unfolded = (): string => namesOf(store.contentOf(store.state.getState(), GROUPED).visibleRows)
    expect(unfolded()).to.equal('attic bath cellar')
    store.showKind(1)
    expect(unfolded()).to.equal('bath cellar')
    store.toggle(['floor 1'], true)
    store.search('cellar')
    expect(unfolded()).to.equal('cellar')
    store.search('')
    store.showKind(undefined)
    expect(unfolded()).to.equal('attic bath cellar')
  })
})

describe('Selected rows of a table', () => {
  it('form a range of visible rows, without collapsed rows', () => {
    const { store, show } = open({ ...GROUPED, items: [...ROOMS, { id: 'loft', floor: 2 }] })
    store.toggle(['floor 1'], true)
    expect(namesOf(show().visibleRows)).to.equal('loft attic cellar hall')
    store.selection.press('loft', false)
    store.selection.press('hall', true)
    expect([...store.selection.store.getState()]).to.deep.equal(['loft', 'cellar', 'hall'])
  })

  it('stay selected while they are hidden', () => {
    const { store, rows } = open()
    store.selection.press('bath', false)
    store.search('hall')
    expect(rows()).to.equal('hall')
    expect([...store.selection.store.getState()]).to.deep.equal(['bath'])
  })
})

describe('Subscribers of a table', () => {
  it('are notified only of changes that they observe', () => {
    const { store } = open(GROUPED)
    const chosen: string[] = []
    const shown: string[] = []
    store.selection.store.subscribe((ids) => chosen.push([...ids].join()))
    store.state.subscribe(({ search }) => shown.push(search))
    store.selection.press('bath', false)
    store.search('b')
    expect({ chosen, shown }).to.deep.equal({ chosen: ['bath'], shown: ['b'] })
  })
})
