import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { build } from 'esbuild'
import { createPlatformHandler } from '../../demo/server/platform.mjs'

const ORIGIN = 'https://host.example'

async function loadSandbox() {
  const { outputFiles } = await build({
    entryPoints: ['src/sandbox/index.ts'],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'warning'
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}

describe('Platform over HTTP', () => {
  let sandbox
  let server
  let url
  const calls = []

  before(async () => {
    const { createSandbox } = await loadSandbox()
    sandbox = createSandbox({ latency: 0 })
    const fetch = (request) => {
      calls.push(request)
      return sandbox(request)
    }
    const platform = createPlatformHandler({ fetch, prefix: '/platform' })
    server = createServer(async (request, response) => {
      if (!(await platform(request, response))) response.writeHead(418).end()
    })
    await new Promise((resolve) => server.listen(0, resolve))
    url = `http://localhost:${server.address().port}`
  })
  after(() => {
    server.close()
    server.closeAllConnections()
  })

  const post = (path, params, headers = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer seam_sandbox', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(params)
    })

  it('forwards requests and responses', async () => {
    const answer = await post('/platform/devices/get', { device_id: 'device_garage' })
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-type'), 'application/json')
    assert.ok(answer.headers.get('seam-request-id'))
    assert.equal((await answer.json()).device.properties.name, 'Garage')
    const refused = await post('/platform/devices/get', { device_id: 'nowhere' })
    assert.equal(refused.status, 404)
    const query = `${url}/platform/connected_accounts/get?connected_account_id=account_nest`
    const account = await fetch(query, { headers: { authorization: 'Bearer seam_sandbox' } })
    assert.equal((await account.json()).connected_account.account_type, 'nest')
  })

  it('returns next page URLs with its prefix', async () => {
    const { pagination } = await (await post('/platform/devices/list', { limit: 5 })).json()
    assert.ok(pagination.next_page_url.startsWith(`${url}/platform/devices/list?`))
  })

  it('ignores requests without its prefix', async () => {
    assert.equal((await post('/devices/list', {})).status, 418)
    assert.equal((await post('/platforms/devices/list', {})).status, 418)
    assert.equal((await post('/platform', {})).status, 404)
  })

  it('answers preflight requests with exactly the headers of the platform', async () => {
    const before = calls.length
    const { status, headers } = await fetch(`${url}/platform/devices/list`, {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'x-own' }
    })
    assert.equal(status, 204)
    assert.equal(headers.get('access-control-allow-origin'), ORIGIN)
    assert.equal(headers.get('access-control-allow-credentials'), 'true')
    assert.match(headers.get('access-control-allow-methods'), /PATCH/)
    assert.deepEqual(headers.get('access-control-allow-headers').split(', ').sort(), [
      'authorization',
      'client-session-token',
      'content-type',
      'seam-lts-version',
      'seam-publishable-key',
      'seam-sdk-name',
      'seam-sdk-version',
      'seam-workspace'
    ])
    assert.equal(calls.length, before)
  })

  it('exposes the response, its request id and retry-after to other origins', async () => {
    const { headers } = await post('/platform/devices/list', { limit: 1 }, { origin: ORIGIN })
    assert.equal(headers.get('access-control-allow-origin'), ORIGIN)
    assert.equal(headers.get('access-control-allow-credentials'), 'true')
    assert.equal(headers.get('access-control-expose-headers'), 'seam-request-id, retry-after')
    assert.equal(headers.get('vary'), 'origin')
    const own = await post('/platform/devices/list', { limit: 1 })
    assert.equal(own.headers.get('access-control-allow-origin'), null)
  })

  it('closes the connection if the response is lost', async () => {
    sandbox.update({ faults: { '/devices/list': { drop: true, times: 1 } } })
    await assert.rejects(post('/platform/devices/list', {}), TypeError)
    assert.equal((await post('/platform/devices/list', {})).status, 200)
  })

  it('aborts a request whose client has disconnected', async () => {
    sandbox.update({ faults: { '/devices/list': { delay: 60_000, times: 1 } } })
    const controller = new AbortController()
    const before = calls.length
    const answer = fetch(`${url}/platform/devices/list`, { method: 'POST', signal: controller.signal })
    while (calls.length === before) await new Promise((resolve) => setImmediate(resolve))
    const { signal } = calls[before]
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve))
    controller.abort()
    await assert.rejects(answer)
    await aborted
  })
})
