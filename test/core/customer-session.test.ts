import type { SessionOptions } from '../../src/core/session/session-options.js'
import { json } from '../client/recording-fetch.js'
import { rejected } from './fake-platform.js'
import { platform } from './page-platform.js'
import { acquire, onSharedSessions } from './shared-sessions.js'
import { settled } from './time.js'

onSharedSessions()

const optionsOf = (token: string, customerKey?: string): SessionOptions => ({
  clientSessionToken: `seam_cst1_${token}`,
  customerKey,
  endpoint: 'https://platform.test'
})

/** Opens a session that may not read itself. */
async function openCustomer(customerKey?: string) {
  platform.on('/client_sessions/get', () => rejected(401, 'client_session_token_used_for_api_key'))
  const lease = acquire(optionsOf('first', customerKey))
  await settled()
  return lease
}

describe('New token of a customer session', () => {
  it('continues the session if the host names the same customer', async () => {
    const lease = await openCustomer('customer_1')
    expect(await lease.renew(optionsOf('second', 'customer_1'))).to.equal(true)
    expect(acquire(optionsOf('second', 'customer_1')).session === lease.session).to.equal(true)
  })

  it('starts another session if the host names no customer', async () => {
    const lease = await openCustomer()
    expect(await lease.renew(optionsOf('second'))).to.equal(false)
  })

  it('starts another session if the host names another customer', async () => {
    const lease = await openCustomer('customer_1')
    expect(await lease.renew(optionsOf('second', 'customer_2'))).to.equal(false)
  })

  it('starts another session if the previous token belongs to a user', async () => {
    const lease = await openCustomer('customer_1')
    const user = { workspace_id: 'workspace', user_identifier_key: 'jane' }
    platform.on('/client_sessions/get', () => json({ client_session: user }))
    expect(await lease.renew(optionsOf('second', 'customer_1'))).to.equal(false)
  })

  it('is rejected if the workspace rejects it', async () => {
    const lease = await openCustomer('customer_1')
    platform.on('/workspaces/get', () => rejected(401, 'unauthorized'))
    const error = await lease.renew(optionsOf('second', 'customer_1')).catch((thrown: unknown) => thrown)
    expect(error).to.include({ name: 'UnauthorizedError' })
  })

  it('never sends the key of the customer', async () => {
    const lease = await openCustomer('customer_1')
    await lease.renew(optionsOf('second', 'customer_1'))
    expect(JSON.stringify(platform.arrivals)).to.not.include('customer_1')
  })
})

describe('Sessions of customers', () => {
  it('are not shared by elements with different keys of the customer', async () => {
    const { session } = await openCustomer('customer_1')
    expect(acquire(optionsOf('first', 'customer_2')).session === session).to.equal(false)
  })
})

describe('Customer of a session', () => {
  const user = { workspace_id: 'workspace', user_identifier_key: 'jane' }

  it('is known if the session may not read itself', async () => {
    const { session } = await openCustomer()
    expect(await session.isOfCustomer()).to.equal(true)
    expect(platform.arrivals.filter(({ path }) => path === '/client_sessions/get')).to.have.length(1)
  })

  it('is known if the host or the session names it', async () => {
    expect(await acquire(optionsOf('first', 'customer_1')).session.isOfCustomer()).to.equal(true)
    platform.on('/client_sessions/get', () => json({ client_session: { ...user, customer_key: 'customer_1' } }))
    const { session } = acquire(optionsOf('second'))
    await settled()
    expect(await session.isOfCustomer()).to.equal(true)
  })

  it('is missing in the session of a user', async () => {
    platform.on('/client_sessions/get', () => json({ client_session: user }))
    const { session } = acquire(optionsOf('first'))
    await settled()
    expect(await session.isOfCustomer()).to.equal(false)
  })
})
