import { expect } from 'chai'
import { createStore } from 'zustand/vanilla'
import { createFrozenStore, type FrozenStore } from '../../src/element/session/frozen-store.js'
import { PlatformClient } from '../../src/client/index.js'
import {
  initialState,
  type QuerySnapshot,
  type SessionState,
  IDLE_QUERY
} from '../../src/core/session/session-state.js'

const client = PlatformClient.fromClientSessionToken('seam_cst_token')
const ready = { status: 'ready', client } as const

describe('What an element shows of its session', () => {
  const queries = (snapshot: Partial<QuerySnapshot>): Pick<SessionState, 'queries'> => ({
    queries: new Map([['devices.list', { ...IDLE_QUERY, ...snapshot }]])
  })
  const loaded = (updatedAt: number): Pick<SessionState, 'queries'> => queries({ ids: [], isComplete: true, updatedAt })

  function startShown(state: Partial<SessionState>) {
    const store = createStore<SessionState>()(() => ({ ...initialState, ...state }))
    const shown: FrozenStore = createFrozenStore(store)
    let told = 0
    const stop = shown.subscribe(() => {
      told += 1
    })
    const settledAt = (): number | undefined => shown.getState().queries.get('devices.list')?.updatedAt
    return { store, shown, stop, settledAt, told: () => told }
  }

  it('stands still while nobody sees it, and is true at once when it is seen', () => {
    const { store, shown, settledAt, told } = startShown({ connection: ready, ...loaded(1) })
    store.setState(loaded(2))
    expect([settledAt(), told()]).to.deep.equal([2, 1])
    shown.setVisible(false)
    store.setState(loaded(3))
    store.setState(loaded(4))
    expect([settledAt(), told()]).to.deep.equal([2, 1])
    shown.setVisible(true)
    expect([settledAt(), told()]).to.deep.equal([4, 2])
    store.setState(loaded(5))
    expect([settledAt(), told()]).to.deep.equal([5, 3])
  })

  it('tells nobody anew when nothing has changed meanwhile', () => {
    const { shown, told } = startShown({ connection: ready, ...loaded(1) })
    shown.setVisible(false)
    shown.setVisible(true)
    expect(told()).to.equal(0)
  })

  it('follows what is loaded for the first time, to its end', () => {
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

  it('is true for what comes to look while nobody sees it', () => {
    const { store, shown, settledAt, told } = startShown({ connection: ready, ...loaded(1) })
    shown.setVisible(false)
    store.setState(loaded(2))
    shown.subscribe(() => {})
    expect([settledAt(), told()]).to.deep.equal([2, 1])
  })

  it('listens to the session no longer than somebody listens to it', () => {
    const { store, stop, told } = startShown({ connection: ready, ...loaded(1) })
    stop()
    store.setState(loaded(2))
    expect(told()).to.equal(0)
  })
})
