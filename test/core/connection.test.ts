import { createStore } from 'zustand/vanilla'
import { ApiError, type PlatformClient } from '../../src/client/index.js'
import { canReconnect, createConnection } from '../../src/core/session/connection.js'
import { type ConnectionState, initialState, type SessionState } from '../../src/core/store/session-state.js'
import { openSession } from './open-session.js'

const failure = (statusCode: number) => new ApiError({ code: 'x', message: 'x', statusCode, requestId: '' })

async function readyClient(): Promise<PlatformClient> {
  const { session } = await openSession()
  const { connection } = session.store.getState()
  if (connection.status !== 'ready') throw new Error('The session is not ready.')
  return connection.client
}

function open(createClient: () => Promise<PlatformClient>, onReady = async (): Promise<void> => {}) {
  const end = new AbortController()
  const store = createStore<SessionState>()(() => initialState)
  const connection = createConnection(store, end.signal, createClient, onReady)
  return { ...connection, end, state: (): ConnectionState => store.getState().connection }
}

describe('Connection of a session', () => {
  it('is connecting until there is a client, and then ready', async () => {
    const client = await readyClient()
    const { connect, state } = open(async () => client)
    const connected = connect()
    expect(state()).to.deep.equal({ status: 'connecting', failureCount: 0 })
    await connected
    expect(state()).to.deep.equal({ status: 'ready', client })
  })

  it('has failed after an error that is not retried, and can connect again', async () => {
    const client = await readyClient()
    const error = failure(401)
    const results = [Promise.reject(error), Promise.resolve(client)]
    const { connect, state } = open(async () => results.shift() ?? client)
    await connect()
    expect(state()).to.deep.equal({ status: 'failed', error })
    await connect()
    expect(state().status).to.equal('ready')
  })

  it('counts failed attempts, and skips the pause between them', async () => {
    const client = await readyClient()
    const results = [Promise.reject(failure(503)), Promise.resolve(client)]
    const { connect, skipPause, state } = open(async () => results.shift() ?? client)
    const connected = connect()
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    expect(state()).to.deep.equal({ status: 'connecting', failureCount: 1 })
    skipPause()
    await connected
    expect(state().status).to.equal('ready')
  })

  it('does not change after the session has ended', async () => {
    const client = await readyClient()
    const { connect, end, state } = open(async () => client)
    const connected = connect()
    end.abort()
    await connected
    expect(state().status).to.equal('connecting')
  })

  it('can be made again automatically after transient failures, except those that the client retries', () => {
    const after = (statusCode: number) => canReconnect({ status: 'failed', error: failure(statusCode) })
    expect([503, 401, 429].map(after)).to.deep.equal([true, false, false])
    expect(canReconnect({ status: 'connecting', failureCount: 1 })).to.equal(false)
  })
})
