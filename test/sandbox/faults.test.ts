import type { Clock } from '@sinonjs/fake-timers'
import { createSandbox, type SandboxFault, type SandboxRefusal } from '../../src/sandbox/index.js'
import { stopClock } from '../clock.js'
import { call, headersOf, send } from './call-sandbox.js'

const failing = (path: string, fault: SandboxFault) => createSandbox({ latency: 0, faults: { [path]: fault } })

const nameOf = async (sandbox: ReturnType<typeof createSandbox>): Promise<string | undefined> =>
  (await call(sandbox, '/devices/get', { device_id: 'device_garage' })).body.device.properties?.name

const rename = { device_id: 'device_garage', name: 'Carport' }

describe('Sandbox fault', () => {
  it('responds with a status and an error, without carrying out the request', async () => {
    const error = { type: 'invalid_input', message: 'No', validation_errors: { name: { _errors: ['Taken'] } } }
    const sandbox = failing('/devices/update', { status: 400, error })
    const { status, headers, body } = await call(sandbox, '/devices/update', rename)
    expect(status).to.equal(400)
    expect(body.error).to.deep.equal({ ...error, request_id: headers.get('seam-request-id') })
    expect(await nameOf(sandbox)).to.equal('Garage')
  })

  it('has a default error for a status, and a default status for an error', async () => {
    const typeOf = async (fault: SandboxFault) => {
      const { status, body } = await call(failing('/devices/list', fault), '/devices/list')
      return [status, body.error.type]
    }
    expect(await typeOf({ status: 401 })).to.deep.equal([401, 'unauthorized'])
    expect(await typeOf({ status: 503 })).to.deep.equal([503, 'internal_server_error'])
    expect(await typeOf({ error: { type: 'overheated' } })).to.deep.equal([500, 'overheated'])
  })

  it('responds with a string or JSON as the body', async () => {
    const text = failing('/devices/list', { status: 502, body: '<html>Bad gateway</html>' })
    expect(await send(text, '/devices/list')).to.deep.include({ status: 502, text: '<html>Bad gateway</html>' })
    const json = failing('/devices/list', { body: { devices: [] } })
    expect(await send(json, '/devices/list')).to.deep.include({ status: 200, text: '{"devices":[]}' })
    expect(await send(failing('*', { status: 204, body: '' }), '/devices/list')).to.include({ status: 204, text: '' })
  })

  it('drops the connection before the request arrives, or after it was carried out', async () => {
    const sandbox = failing('/devices/update', { drop: true })
    const lost = async () => send(sandbox, '/devices/update', rename).catch((error: unknown) => error)
    expect(await lost())
      .to.be.instanceOf(TypeError)
      .with.property('message', 'Failed to fetch')
    expect(await nameOf(sandbox)).to.equal('Garage')
    sandbox.update({ faults: { '/devices/update': { drop: 'response' } } })
    expect(await lost()).to.be.instanceOf(TypeError)
    expect(await nameOf(sandbox)).to.equal('Carport')
  })

  it('truncates the JSON of a response', async () => {
    const sandbox = failing('/devices/list', { brokenJson: true })
    const { status, headers, text } = await send(sandbox, '/devices/list')
    expect([status, headers.get('content-type')]).to.deep.equal([200, 'application/json'])
    expect(text).to.match(/^\{"devices":/)
    expect(() => JSON.parse(text)).to.throw(SyntaxError)
  })

  it('sets the retry-after header', async () => {
    const { status, headers } = await send(failing('*', { status: 429, retryAfter: 7 }), '/devices/list')
    expect([status, headers.get('retry-after')]).to.deep.equal([429, '7'])
  })

  it('affects a number of requests, counted again after an update', async () => {
    const faults = { '/devices/list': { status: 503, times: 2 } }
    const sandbox = createSandbox({ latency: 0, faults })
    const statuses = async () => {
      const found: number[] = []
      for (let count = 0; count < 3; count++) found.push((await send(sandbox, '/devices/list')).status)
      return found
    }
    expect(await statuses()).to.deep.equal([503, 503, 200])
    expect(await statuses()).to.deep.equal([200, 200, 200])
    sandbox.update({ faults })
    expect(await statuses()).to.deep.equal([503, 503, 200])
  })

  it('wins over the fault of all other requests if it has a path', async () => {
    const sandbox = createSandbox({
      latency: 0,
      faults: { '*': { status: 500 }, '/devices/list': { status: 429, times: 1 } }
    })
    expect((await send(sandbox, '/devices/list')).status).to.equal(429)
    expect((await send(sandbox, '/devices/list')).status).to.equal(500)
    expect((await send(sandbox, '/devices/get')).status).to.equal(500)
    sandbox.update({ latency: 0 })
    expect((await send(sandbox, '/devices/list')).status).to.equal(500)
    sandbox.update({ faults: {} })
    expect((await send(sandbox, '/devices/list')).status).to.equal(200)
  })

  it('refuses a route like the platform, without carrying out the request', async () => {
    const refusalOf = async (refuse: SandboxRefusal) => {
      const sandbox = failing('/devices/update', { refuse })
      const { status, text } = await send(sandbox, '/devices/update', rename)
      expect(await nameOf(sandbox)).to.equal('Garage')
      return [status, text.startsWith('{') ? JSON.parse(text).error.type : 'no JSON']
    }
    const codes = ['client_session_token_used_for_api_key', 'unauthorized'] as const
    for (const code of codes) expect(await refusalOf(code)).to.deep.equal([401, code])
    for (const code of ['token_auth_not_accepted', 'missing_workspace_id'] as const)
      expect(await refusalOf(code)).to.deep.equal([400, code])
    expect(await refusalOf('forbidden')).to.deep.equal([403, 'forbidden'])
    expect(await refusalOf('not_found')).to.deep.equal([404, 'no JSON'])
  })

  it('can fail a session exchange once', async () => {
    const sandbox = createSandbox({ latency: 0 })
    const headers = await headersOf(sandbox, 'jane')
    sandbox.update({ faults: { '/devices/list': { status: 401, times: 1 } } })
    expect((await send(sandbox, '/devices/list', {}, { headers })).status).to.equal(401)
    expect((await send(sandbox, '/devices/list', {}, { headers })).status).to.equal(200)
  })
})

describe('Sandbox fault over time', () => {
  let clock: Clock
  beforeEach(() => {
    clock = stopClock(Date.UTC(2026, 4, 1))
  })
  afterEach(() => clock.uninstall())

  it('delays a response that reflects the state when the request arrived', async () => {
    const sandbox = createSandbox({ latency: 100, faults: { '/devices/get': { delay: 900, times: 1 } } })
    const late = call(sandbox, '/devices/get', rename)
    let isThere = false
    void late.then(() => (isThere = true))
    await clock.tickAsync(200)
    const renamed = call(sandbox, '/devices/update', rename)
    await clock.tickAsync(799)
    expect((await renamed).status).to.equal(200)
    expect(isThere).to.equal(false)
    await clock.tickAsync(1)
    expect((await late).body.device.properties?.name).to.equal('Garage')
  })

  const unlock = async (fault: SandboxFault) => {
    const sandbox = failing('/locks/unlock_door', fault)
    const params = { device_id: 'device_front_door' }
    const { action_attempt: startedAttempt } = (await call(sandbox, '/locks/unlock_door', params)).body
    expect(startedAttempt.status).to.equal('pending')
    await clock.tickAsync(3_600_000)
    const attempt = (await call(sandbox, '/action_attempts/get', startedAttempt)).body.action_attempt
    const { device } = (await call(sandbox, '/devices/get', params)).body
    expect(device.properties?.locked).to.equal(true)
    return attempt
  }

  it('makes action attempts fail with a custom error', async () => {
    expect(await unlock({ attempt: 'fails' })).to.deep.include({
      status: 'error',
      error: { type: 'device_unresponsive', message: 'The device did not answer.' }
    })
    const error = { type: 'jammed', message: 'The bolt is jammed.' }
    expect((await unlock({ attempt: 'fails', error })).error).to.deep.equal(error)
  })

  it('keeps action attempts pending', async () => {
    expect(await unlock({ attempt: 'never-ends' })).to.include({ status: 'pending' })
  })
})
