import { type QueryEvent, reduceQuery } from '../../src/core/queries/query-state.js'
import { IDLE_QUERY, type QuerySnapshot } from '../../src/core/store/session-state.js'

const error = new Error('offline')

/** Returns the state of a query after events, starting with a query that was never fetched. */
const after = (events: readonly QueryEvent[], from: Partial<QuerySnapshot> = {}): QuerySnapshot =>
  events.reduce(reduceQuery, { ...IDLE_QUERY, ...from })

const started: QueryEvent = { type: 'fetchStarted' }
const succeeded = (
  found: readonly string[],
  previousIds: readonly string[] = [],
  isIncremental = false
): QueryEvent => ({
  type: 'fetchSucceeded',
  fetch: { found: new Set(found), previousIds, isIncremental },
  pages: 1,
  at: 5
})

describe('State of a query', () => {
  it('is fetching from the start of a fetch until it is stopped', () => {
    expect(after([started])).to.include({ isFetching: true, failureCount: 0 })
    expect(after([started, { type: 'attemptFailed', failureCount: 1 }, { type: 'stopped' }])).to.deep.equal(IDLE_QUERY)
  })

  it('counts failed attempts until a page arrives', () => {
    const failing = [started, { type: 'attemptFailed', failureCount: 2 } as const]
    expect(after(failing)).to.include({ isFetching: true, failureCount: 2 })
    expect(after([...failing, { type: 'pageReceived', ids: ['a'], pages: 2 }])).to.include({ failureCount: 0 })
  })

  it('has the rows of the first pages before the list is complete', () => {
    const state = after([started, { type: 'pageReceived', ids: ['a', 'b'], pages: 2 }])
    expect(state).to.deep.include({ ids: ['a', 'b'], pages: 2, isComplete: false, isFetching: true })
  })

  it('keeps a complete list until it was refetched completely', () => {
    const complete = { ids: ['a', 'b'], isComplete: true, pages: 2 }
    expect(after([started, { type: 'pageReceived', ids: ['c'], pages: 2 }], complete)).to.deep.include(complete)
  })

  it('is complete and without error after a fetch has succeeded', () => {
    const state = after([started, succeeded(['a'])], { error, updatedAt: 1 })
    expect(state).to.deep.equal({
      ids: ['a'],
      isComplete: true,
      pages: 1,
      isFetching: false,
      failureCount: 0,
      error: undefined,
      updatedAt: 5,
      dataUpdatedAt: 5
    })
  })

  it('keeps an item that was created during the fetch, and drops one that is missing in the response', () => {
    const state = after([started, succeeded(['a'], ['a', 'b'])], { ids: ['created', 'a', 'b'], isComplete: true })
    expect(state.ids).to.deep.equal(['created', 'a'])
  })

  it('keeps the order of a list that was refetched page by page, with new items first', () => {
    const complete = { ids: ['a', 'b'], isComplete: true }
    expect(after([succeeded(['b', 'new', 'a'], ['a', 'b'], true)], complete).ids).to.deep.equal(['new', 'a', 'b'])
  })

  it('keeps its data and the time of its data when a fetch fails', () => {
    const known = { ids: ['a'], isComplete: true, dataUpdatedAt: 1, updatedAt: 1 }
    const state = after([started, { type: 'fetchFailed', error, at: 5 }], known)
    expect(state).to.deep.include({ ...known, error, updatedAt: 5, isFetching: false })
  })

  it('has no new error when the platform ends a refetch in the background', () => {
    const known = { ids: ['a'], isComplete: true, dataUpdatedAt: 1 }
    const state = after([{ type: 'refetchInterrupted', at: 5 }], known)
    expect(state).to.deep.equal({ ...IDLE_QUERY, ...known, updatedAt: 5 })
  })

  it('is complete without a fetch if its result is known', () => {
    expect(after([{ type: 'resultKnown', ids: [], at: 5 }])).to.deep.equal({
      ...IDLE_QUERY,
      ids: [],
      isComplete: true,
      updatedAt: 5
    })
    const known = after([{ type: 'resultKnown', ids: undefined, at: 5 }], { ids: ['a'] })
    expect(known).to.deep.include({ ids: ['a'], isComplete: true })
  })
})
