import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, test } from 'node:test'
import { startDemo } from '../../demo/server/start.mjs'

let demo
before(async () => {
  demo = await startDemo({ port: 0 })
})
after(() => demo.close())

/** Requests a path unchanged. `fetch` would normalize it. */
function ask(path, method = 'GET') {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(demo.url)
    const asked = request({ hostname, port, path, method }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text) => (body += text))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('The playground is served with a strict policy and never cached', async () => {
  const { status, headers } = await ask('/')
  assert.equal(status, 200)
  assert.match(headers['content-type'], /^text\/html/)
  assert.equal(headers['cache-control'], 'no-store')
  assert.match(headers['content-security-policy'], /default-src 'none'.*require-trusted-types-for 'script'/)
})

test('The connect page is served with the same policy', async () => {
  const playground = await ask('/')
  const { status, headers, body } = await ask('/connect/?platform=page&connect_webview_id=1')
  assert.equal(status, 200)
  assert.match(body, /Connect an account/)
  assert.equal(headers['content-security-policy'], playground.headers['content-security-policy'])
})

test('The connect page is redirected to its path with a slash, keeping the query', async () => {
  for (const query of ['', '?platform=page&connect_webview_id=1']) {
    const { status, headers } = await ask(`/connect${query}`)
    assert.equal(status, 308)
    assert.equal(headers.location, `/connect/${query}`)
  }
  assert.equal((await ask('/connect', 'POST')).status, 405)
})

test('The built package is served as modules', async () => {
  const { status, headers, body } = await ask('/dist/cdn/autoload.js?v=1')
  assert.equal(status, 200)
  assert.match(headers['content-type'], /^text\/javascript/)
  assert.match(body, /MutationObserver/)
})

test('Files outside the folders are not served', async () => {
  const outside = ['/dist/../package.json', '/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json']
  const beyond = [
    '/connect/../../package.json',
    '/connect/%2e%2e/%2e%2e/package.json',
    '/connect/..%2f..%2fpackage.json'
  ]
  const odd = ['/dist/%00', '/%', '//[', '/dist/', '/server', '/server/', '/nothing.html']
  for (const path of [...outside, ...beyond, ...odd]) {
    const { status, body } = await ask(path)
    assert.equal(status, 404, path)
    assert.doesNotMatch(body, /latchkey/i)
  }
})

test('Files are read-only', async () => {
  const { status, headers } = await ask('/', 'POST')
  assert.equal(status, 405)
  assert.equal(headers.allow, 'GET, HEAD')
})

test('A platform with sample devices responds below /platform', async () => {
  const { PlatformClient } = await import('../../dist/client/index.js')
  const { createSandbox } = await import('../../dist/sandbox/index.js')
  const endpoint = `${demo.url}platform`
  const client = await PlatformClient.fromPublishableKey(createSandbox().publishableKey, 'somebody', { endpoint })
  const devices = await client.devices.list()
  assert.notEqual(devices.length, 0)
})

test('If a port is in use, the next free one is used', async (t) => {
  const second = await startDemo({ port: Number(new URL(demo.url).port) })
  t.after(() => second.close())
  assert.notEqual(second.url, demo.url)
  assert.equal((await fetch(second.url)).status, 200)
})

test('Other folders are served, but nothing around them', async () => {
  assert.equal((await ask('/dist/cdn/all.js')).status, 200)
  for (const path of ['/docs/../package.json', '/docs/../../package.json', '/docsite', '/dist'])
    assert.equal((await ask(path)).status, 404, path)
})
