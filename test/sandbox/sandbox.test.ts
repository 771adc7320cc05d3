import type { Clock } from '@sinonjs/fake-timers'
import { createSandbox } from '../../src/sandbox/index.js'
import { stopClock } from '../clock.js'
import { call, headersOf, send } from './call-sandbox.js'

const apiKey = { authorization: 'Bearer seam_sandbox' }

describe('Sandbox', () => {
  it('is a fetch function, and has one as a property', async () => {
    const sandbox = createSandbox({ latency: 0 })
    const { fetch } = sandbox
    expect(fetch).to.equal(sandbox)
    const response = await fetch(`${sandbox.endpoint}/devices/list`, { method: 'POST', headers: apiKey })
    expect(response).to.be.instanceOf(Response)
    expect(response.status).to.equal(200)
  })

  it('accepts a string, a URL or a Request with any host and base path', async () => {
    const sandbox = createSandbox({ latency: 0 })
    const init = { method: 'POST', headers: apiKey, body: '{"device_id":"device_garage"}' }
    const inputs = [
      'https://elsewhere.example/devices/get',
      new URL('https://elsewhere.example:8443/some/path/devices/get?a=b')
    ]
    for (const input of inputs) {
      expect((await (await sandbox(input, init)).json()).device.device_id).to.equal('device_garage')
      expect((await (await sandbox(new Request(input, init))).json()).device.device_id).to.equal('device_garage')
    }
  })

  it('responds with JSON, a request id and an ok flag', async () => {
    const sandbox = createSandbox({ latency: 0 })
    const good = await call(sandbox, '/devices/list')
    const bad = await call(sandbox, '/devices/get', { device_id: 'nowhere' })
    expect(good.headers.get('content-type')).to.equal('application/json')
    expect(good.body.ok).to.equal(true)
    expect(bad.body.ok).to.equal(false)
    expect(bad.headers.get('seam-request-id')).to.equal(bad.body.error.request_id)
    expect(bad.headers.get('seam-request-id')).not.to.equal(good.headers.get('seam-request-id'))
  })

  it('rejects unknown paths, and accepts parameters in the query or the body', async () => {
    const sandbox = createSandbox({ latency: 0 })
    const unknown = await call(sandbox, '/devices/paint')
    expect([unknown.status, unknown.body.error.type]).to.deep.equal([404, 'route_not_found'])
    const account = '/connected_accounts/get'
    const viaQuery = await call(sandbox, `${account}?connected_account_id=account_august`, {}, { method: 'GET' })
    const viaBody = await call(sandbox, account, { connected_account_id: 'account_august' })
    expect(viaQuery.body.connected_account).to.deep.equal(viaBody.body.connected_account)
    expect(viaQuery.body.connected_account.user_identifier?.email).to.contain('@')
  })

  it('rejects a body that is not a JSON object', async () => {
    const sandbox = createSandbox({ latency: 0 })
    for (const body of ['{', '[]', '7', 'null']) {
      const response = await call(sandbox, '/devices/list', body)
      expect([response.status, response.body.error.type]).to.deep.equal([400, 'invalid_input'])
    }
    expect((await call(sandbox, '/devices/list', '')).status).to.equal(200)
  })

  it('reports all missing and invalid parameters', async () => {
    const sandbox = createSandbox({ latency: 0 })
    const rejected = async (path: string, params: unknown, method = 'POST'): Promise<string[]> => {
      const { status, body } = await call(sandbox, path, params, { method, headers: apiKey })
      expect([status, body.error.type]).to.deep.equal([400, 'invalid_input'])
      return Object.keys(body.error.validation_errors)
    }
    expect(await rejected('/devices/get', {})).to.deep.equal(['device_id'])
    expect(await rejected('/devices/get', { device_id: '' })).to.deep.equal(['device_id'])
    expect(await rejected('/devices/update', { device_id: 5, name: 'x' })).to.deep.equal(['device_id', 'name'])
    const list = { limit: '5', page_cursor: 'abc', device_ids: 'device_garage', connected_account_ids: [1] }
    expect(await rejected('/devices/list', list)).to.have.members(Object.keys(list))
    expect(await rejected('/devices/list', { limit: 0 })).to.deep.equal(['limit'])
    for (const query of ['', 'connected_account_id=', 'connected_account_id=a&connected_account_id=b']) {
      expect(await rejected(`/connected_accounts/get?${query}`, {}, 'GET')).to.deep.equal(['connected_account_id'])
    }
  })
})

describe('Sandbox authorization', () => {
  it('requires an API key or a session token that the sandbox issued', async () => {
    const sandbox = createSandbox({ latency: 0 })
    const wrong = [
      {},
      { authorization: 'seam_sandbox' },
      { authorization: 'Bearer seam_cst_other' },
      { authorization: 'Bearer other_sandbox' },
      { 'seam-publishable-key': sandbox.publishableKey }
    ]
    for (const headers of wrong) {
      const { status, body } = await call(sandbox, '/devices/list', {}, { headers })
      expect([status, body.error.type]).to.deep.equal([401, 'unauthorized'])
      expect(body.error.request_id).to.be.a('string')
    }
    const validHeaders = [
      apiKey,
      { authorization: `Bearer ${sandbox.clientSessionToken}` },
      await headersOf(sandbox, 'jane')
    ]
    for (const headers of validHeaders)
      expect((await call(sandbox, '/devices/list', {}, { headers })).status).to.equal(200)
  })

  it('issues one session per user of a publishable key', async () => {
    const sandbox = createSandbox({ latency: 0 })
    const exchange = async (user: string) => {
      const headers = { 'seam-publishable-key': sandbox.publishableKey }
      const { body } = await call(sandbox, '/client_sessions/get_or_create', { user_identifier_key: user }, { headers })
      return body.client_session
    }
    const jane = await exchange('jane')
    const john = await exchange('john')
    expect(jane.token).to.match(/^seam_cst/)
    expect(await exchange('jane')).to.deep.equal(jane)
    expect(john.client_session_id).not.to.equal(jane.client_session_id)
    expect(john.token).not.to.equal(jane.token)
    const own = await call(sandbox, '/client_sessions/get', {}, { headers: await headersOf(sandbox, 'jane') })
    expect(own.body.client_session).to.deep.equal(jane)
  })

  it('rejects an invalid publishable key, and a request without a user', async () => {
    const sandbox = createSandbox({ latency: 0 })
    const exchange = (key: string, params: unknown) =>
      call(sandbox, '/client_sessions/get_or_create', params, { headers: { 'seam-publishable-key': key } })
    expect((await exchange('pk_live', { user_identifier_key: 'jane' })).status).to.equal(401)
    const { status, body } = await exchange(sandbox.publishableKey, {})
    expect([status, body.error.type]).to.deep.equal([400, 'invalid_input'])
  })

  it('shows a session only to its user', async () => {
    const sandbox = createSandbox({ latency: 0 })
    const headers = await headersOf(sandbox, 'jane')
    await headersOf(sandbox, 'john')
    const other = await call(sandbox, '/client_sessions/get', { user_identifier_key: 'john' }, { headers })
    expect([other.status, other.body.error.type]).to.deep.equal([404, 'client_session_not_found'])
    const found = await call(sandbox, '/client_sessions/get', { user_identifier_key: 'john' })
    expect(found.body.client_session.user_identifier_key).to.equal('john')
    expect((await call(sandbox, '/client_sessions/get')).status).to.equal(404)
  })

  it('uses the prefix of another product', async () => {
    const sandbox = createSandbox({ latency: 0, product: 'acme' })
    expect(sandbox.publishableKey).to.match(/^acme_pk/)
    const headers = { 'acme-publishable-key': sandbox.publishableKey }
    const response = await call(sandbox, '/client_sessions/get_or_create', { user_identifier_key: 'jane' }, { headers })
    expect(response.body.client_session.token).to.match(/^acme_cst/)
    expect(response.headers.get('acme-request-id')).to.be.a('string')
    expect((await call(sandbox, '/devices/list')).status).to.equal(401)
  })
})

describe('Sandbox latency', () => {
  let clock: Clock
  beforeEach(() => {
    clock = stopClock(Date.UTC(2026, 4, 1))
  })
  afterEach(() => clock.uninstall())

  const settled = async (promise: Promise<unknown>): Promise<boolean> => {
    let isOver = false
    void promise.finally(() => (isOver = true)).catch(() => {})
    await clock.tickAsync(0)
    return isOver
  }

  it('can be changed while the sandbox is running', async () => {
    const sandbox = createSandbox()
    const first = send(sandbox, '/devices/list')
    await clock.tickAsync(149)
    expect(await settled(first)).to.equal(false)
    await clock.tickAsync(1)
    expect((await first).status).to.equal(200)
    sandbox.update({ latency: 0 })
    expect((await send(sandbox, '/devices/list')).status).to.equal(200)
    sandbox.update({ latency: 3_000 })
    const second = send(sandbox, '/devices/list')
    await clock.tickAsync(2_999)
    expect(await settled(second)).to.equal(false)
    await clock.tickAsync(1)
    expect((await second).status).to.equal(200)
  })

  it('uses no timer if it is 0', async () => {
    const sandbox = createSandbox({ latency: 0 })
    expect((await send(sandbox, '/devices/list')).status).to.equal(200)
    expect(clock.countTimers()).to.equal(0)
  })

  it('ends with the reason of the signal when the request is aborted', async () => {
    const sandbox = createSandbox({ latency: 1_000 })
    const controller = new AbortController()
    const { signal } = controller
    const reason = new Error('no longer wanted')
    const address = `${sandbox.endpoint}/devices/list`
    const calls = [
      send(sandbox, '/devices/list', {}, { signal }),
      sandbox(new Request(address, { method: 'POST', headers: apiKey, signal }))
    ].map((promise) =>
      promise.then(
        () => undefined,
        (error: unknown) => error
      )
    )
    await clock.tickAsync(500)
    controller.abort(reason)
    expect(await Promise.all(calls)).to.deep.equal([reason, reason])
    expect(clock.countTimers()).to.equal(0)
  })

  it('does not start for a request that was aborted before', async () => {
    const faults = { '/devices/list': { status: 503, times: 1 } }
    const sandbox = createSandbox({ latency: 0, faults })
    const signal = AbortSignal.abort(new Error('too late'))
    const params = { device_id: 'device_garage', name: 'Carport' }
    for (const path of ['/devices/update', '/devices/list']) {
      const error = await send(sandbox, path, params, { signal }).catch((error: unknown) => error)
      expect(error).to.equal(signal.reason)
    }
    expect((await send(sandbox, '/devices/list')).status).to.equal(503)
    expect((await call(sandbox, '/devices/get', params)).body.device.properties?.name).to.equal('Garage')
  })
})
