import { isApiError, isNetworkError, PlatformClient } from '../../src/client/index.js'
import { toQueryString } from '../../src/client/query-string.js'
import { empty, errorResponse, json, recordingFetch, rejection } from './recording-fetch.js'

const DEVICES = json({ devices: [{ device_id: 'device_1' }] })

function createTestClient(...responses: Parameters<typeof recordingFetch>) {
  const { fetch, sent } = recordingFetch(...responses)
  const options = { fetch, retry: { limit: 0 }, isUndocumentedApiEnabled: true }
  return { sent, client: PlatformClient.fromApiKey('seam_key1', options) }
}

describe('PlatformRequest', () => {
  it('has the parameters of a GET request in its URL', () => {
    const request = createTestClient(DEVICES).client.connectedAccounts.get({ email: 'a@example.com' })
    expect(request).to.deep.include({ method: 'GET', params: { email: 'a@example.com' }, body: undefined })
    expect(request.url.search).to.equal('?email=a%40example.com')
  })

  it('has no response key if there is no value', () => {
    expect(createTestClient(DEVICES).client.devices.update({ device_id: 'device_1' }).responseKey).to.equal(undefined)
  })

  it('is sent once, however often it is awaited', async () => {
    const { client, sent } = createTestClient(DEVICES)
    const request = client.devices.list()
    const [first, second] = await Promise.all([request, request.execute()])
    expect(first).to.deep.equal([{ device_id: 'device_1' }])
    expect(second).to.equal(first)
    expect(await request).to.equal(first)
    const response = await request.fetchResponse()
    expect(await response.json()).to.deep.equal({ devices: first })
    expect(await (await request.fetchResponse()).json()).to.deep.equal({ devices: first })
    expect(sent).to.have.length(1)
  })

  it('is a complete promise', async () => {
    const { client } = createTestClient(DEVICES, empty(500))
    let isSettled = false
    const markSettled = () => {
      isSettled = true
    }
    const list: Promise<unknown[]> = client.devices.list()
    expect(await list.then((devices) => devices.length)).to.equal(1)
    expect(await list.finally(markSettled)).to.have.length(1)
    expect(isSettled).to.equal(true)
    const rejected = client.devices.list()
    expect(await rejected.catch((error: unknown) => isApiError(error))).to.equal(true)
    expect(await rejected.then(undefined, (error: unknown) => isApiError(error))).to.equal(true)
    expect(isApiError(await rejection(rejected.finally(markSettled)))).to.equal(true)
  })

  it('fetches the response, and rejects like the call', async () => {
    const { client } = createTestClient(
      json({ devices: [] }, 200, { 'x-extra': 'yes' }),
      errorResponse(404, { type: 'not_found' }),
      new TypeError('Failed to fetch')
    )
    const response = await client.devices.list().fetchResponse()
    expect(response).to.be.an.instanceOf(Response)
    expect(response.headers.get('x-extra')).to.equal('yes')
    expect(await rejection(client.devices.list().fetchResponse())).to.include({ code: 'not_found' })
    expect(isNetworkError(await rejection(client.devices.list().fetchResponse()))).to.equal(true)
  })

  it('fetches the response with its final URL', async () => {
    const { client } = createTestClient(() =>
      Object.defineProperty(json({ devices: [] }), 'url', { value: 'https://moved.test/devices/list' })
    )
    expect(await client.devices.list().fetchResponse()).to.include({
      url: 'https://moved.test/devices/list',
      status: 200
    })
  })

  it('does not clone responses, which would be its most expensive part', async () => {
    const { client } = createTestClient(() => json({ devices: [] }))
    const { clone } = Response.prototype
    let clones = 0
    Response.prototype.clone = function counted() {
      clones += 1
      return clone.call(this)
    }
    try {
      const list = client.devices.list()
      await list
      await list.fetchResponse()
    } finally {
      Response.prototype.clone = clone
    }
    expect(clones).to.equal(0)
  })

  it('accepts null parameters and options, as from JavaScript', async () => {
    const { client, sent } = createTestClient(json({ devices: [], workspaces: [] }))
    await Reflect.apply(client.devices.list, undefined, [null, null])
    await Reflect.apply(client.workspaces.list, undefined, [null])
    expect(sent.map(({ body }) => body)).to.deep.equal([{}, undefined])
  })

  it('can be created by a detached method', async () => {
    const { list } = createTestClient(DEVICES).client.devices
    expect(await list()).to.have.length(1)
  })
})

/** A class instance, which is not a plain object. */
class Named {
  name = 'a'
}

describe('Query string', () => {
  const written: [string, object, string][] = [
    ['has large numbers', { a: 10n }, 'a=10'],
    ['accepts an object without a prototype', { a: Object.assign(Object.create(null), { b: 1 }) }, 'a.b=1']
  ]
  for (const [what, parameters, expected] of written) {
    it(what, () => {
      expect(toQueryString(parameters)).to.equal(expected)
    })
  }

  it('rejects parameters that are not a plain object, rather than requesting everything', () => {
    for (const parameters of [new Map([['first', 1]]), new URLSearchParams('first=1'), [1], new Named()]) {
      expect(() => toQueryString(parameters)).to.throw(TypeError, 'must be a plain object')
    }
  })

  const rejected: [string, object, string][] = [
    ['a key with a dot', { 'first.second': 1 }, 'first.second to a query string: its name contains a dot'],
    ['a nested key with a dot', { first: { 'second.third': 1 } }, 'first.second.third to a query string: its name'],
    ['an empty string', { first: '' }, 'first to a query string: it is an empty string'],
    ['NaN', { first: Number.NaN }, 'it is NaN'],
    ['an infinite number', { first: -Infinity }, 'it is -Infinity'],
    ['an object with inherited properties', { first: Object.create({ second: 1 }) }, 'its value is not serializable'],
    [
      'an object that pretends to be a date',
      { first: { [Symbol.toStringTag]: 'Date' } },
      'its value is not serializable'
    ],
    [
      'an invalid Temporal.Instant',
      { first: { [Symbol.toStringTag]: 'Temporal.Instant', epochMilliseconds: Number.NaN } },
      'its value is not serializable'
    ],
    [
      'a Temporal.PlainDate',
      { first: { [Symbol.toStringTag]: 'Temporal.PlainDate', toString: () => '2026-03-04' } },
      'its value is not serializable'
    ]
  ]
  for (const [what, parameters, message] of rejected) {
    it(`rejects ${what}`, () => {
      expect(() => toQueryString(parameters)).to.throw(TypeError, message)
    })
  }

  it('names the rejected parameter, not its value', () => {
    const write = () => toQueryString({ first: { second: ['secret', ''] } })
    expect(write).to.throw(TypeError, /^(?!.*secret).*first\.second/)
  })
})

describe('Client methods', () => {
  it('are created on first access, but behave like normal properties', () => {
    const { client } = createTestClient(DEVICES)
    const names = Object.keys(client)
    expect(names).to.include.members(['devices', 'accessCodes', 'customer', 'unstableLocations'])
    expect('accessCodes' in client).to.equal(true)
    const { accessCodes } = client
    expect(client.accessCodes).to.equal(accessCodes)
    expect({ ...client }.accessCodes).to.equal(accessCodes)
    expect(Object.keys(client)).to.deep.equal(names)
    expect(Object.keys(accessCodes)).to.include.members(['list', 'unmanaged', 'simulate'])
    const ours = { list: () => [] }
    Reflect.set(client, 'devices', ours)
    expect(Reflect.get(client, 'devices')).to.equal(ours)
  })

  it('work on a frozen client', () => {
    const { accessCodes, devices } = Object.freeze(createTestClient(DEVICES).client)
    expect(accessCodes.unmanaged.list({ device_id: 'device_1' }).pathname).to.equal('/access_codes/unmanaged/list')
    expect(devices.list).to.be.a('function')
  })
})
