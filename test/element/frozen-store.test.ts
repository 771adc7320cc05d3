import { createStore } from 'zustand/vanilla'
import { PlatformClient } from '../../src/client/index.js'
import { IDLE_QUERY, initialState, type QuerySnapshot, type SessionState } from '../../src/core/store/session-state.js'
import { createFrozenStore, type FrozenStore } from '../../src/element/session/frozen-store.js'

const client = PlatformClient.fromClientSessionToken('seam_cst_token')
const ready = { status: 'ready', client } as const

describe('Frozen store', () => {
  const queries = (snapshot: Partial<QuerySnapshot>): Pick<SessionState, 'queries'> => ({
    queries: new Map([['devices.list', { ...IDLE_QUERY, ...snapshot }]])
  })
  const loaded = (updatedAt: number): Pick<SessionState, 'queries'> => queries({ ids: [], isComplete: true, updatedAt })

  function startShown(state: Partial<SessionState>) {
    const store = createStore<SessionState>()(() => ({ ...initialState, ...state }))
    const shown: FrozenStore = createFrozenStore(store)
    let updateCount = 0
    const stop = shown.subscribe(() => {
      updateCount += 1
    })
    const settledAt = (): number | undefined => shown.getState().queries.get('devices.list')?.updatedAt
    return { store, shown, stop, settledAt, updateCount: () => updateCount }
  }

  it('is frozen while the element is invisible, and is current at once when it is visible', () => {
    const { store, shown, settledAt, updateCount } = startShown({ connection: ready, ...loaded(1) })
    store.setState(loaded(2))
    expect([settledAt(), updateCount()]).to.deep.equal([2, 1])
    shown.setVisible(false)
    store.setState(loaded(3))
    store.setState(loaded(4))
    expect([settledAt(), updateCount()]).to.deep.equal([2, 1])
    shown.setVisible(true)
    expect([settledAt(), updateCount()]).to.deep.equal([4, 2])
    store.setState(loaded(5))
    expect([settledAt(), updateCount()]).to.deep.equal([5, 3])
  })

  it('does not notify if nothing has changed meanwhile', () => {
    const { shown, updateCount } = startShown({ connection: ready, ...loaded(1) })
    shown.setVisible(false)
    shown.setVisible(true)
    expect(updateCount()).to.equal(0)
  })

  it('is not frozen until the first fetch is complete', () => {
    const { store, shown, settledAt } = startShown({})
    shown.setVisible(false)
    store.setState({ connection: ready })
    expect(shown.getState().connection.status).to.equal('ready')
    store.setState(queries({ isFetching: true }))
    store.setState(queries({ ids: ['first'], isFetching: true }))
    store.setState(loaded(2))
    expect(settledAt()).to.equal(2)
    store.setState(loaded(3))
    expect(settledAt()).to.equal(2)
  })

  it('is current for a new subscriber while it is frozen', () => {
    const { store, shown, settledAt, updateCount } = startShown({ connection: ready, ...loaded(1) })
    shown.setVisible(false)
    store.setState(loaded(2))
    shown.subscribe(() => {})
    expect([settledAt(), updateCount()]).to.deep.equal([2, 1])
  })

  it('unsubscribes from the session with its last subscriber', () => {
    const { store, stop, updateCount } = startShown({ connection: ready, ...loaded(1) })
    stop()
    store.setState(loaded(2))
    expect(updateCount()).to.equal(0)
  })
})
