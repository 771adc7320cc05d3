import { expect } from 'chai'
import { createConnection } from '../../src/client/connection.js'
import {
  InvalidOptionsError,
  isApiError,
  isNetworkError,
  PlatformClient,
  type ClientOptions,
  type PlatformRequest
} from '../../src/client/index.js'
import { createMethods } from '../../src/client/methods.js'
import { toQueryString } from '../../src/client/query-string.js'
import { ROUTE_TABLE, parseRoutes } from '../../src/client/routes.js'
import { resolveSettings } from '../../src/client/settings.js'
import { DATE_INPUTS } from './date-inputs.js'
import { empty, errorResponse, json, recordingFetch, rejection } from './recording-fetch.js'
import catalogue from './routes.json'

const ROUTES = Object.entries(ROUTE_TABLE).flatMap(([folder, calls]) => parseRoutes(folder, calls))

const DEVICES = json({ devices: [{ device_id: 'device_1' }] })

function createTestClient(...answers: Parameters<typeof recordingFetch>) {
  const { fetch, sent } = recordingFetch(...answers)
  const options = { fetch, retry: { limit: 0 }, isUndocumentedApiEnabled: true }
  return { sent, client: PlatformClient.fromApiKey('seam_key1', options) }
}

/** Returns the request created by a method. */
function requestOf(methods: object, name: string): PlatformRequest<unknown> {
  const names = name.split('.')
  const last = names.pop() ?? ''
  const folder = names.reduce((parent, part) => Reflect.get(parent, part), methods)
  const method: () => PlatformRequest<unknown> = Reflect.get(folder, last)
  return method()
}

describe('Route table', () => {
  for (const route of ROUTES) {
    const known = catalogue.find(({ path }) => path === route.path)

    it(`describes ${route.path} like the catalog`, () => {
      const { name, ...rest } = route
      expect(route.path.endsWith(`/${name}`)).to.equal(true)
      expect(rest).to.deep.equal({
        method: known?.method,
        path: known?.path,
        responseKey: known?.response_key ?? undefined,
        isReadOnly: known?.kind === 'query',
        isPaginated: known?.paginated,
        isUndocumented: known?.undocumented,
        isAnonymous: false
      })
    })

    it(`has the method ${known?.call}`, () => {
      const { method, path, responseKey } = route
      expect(requestOf(createTestClient(DEVICES).client, known?.call ?? '')).to.include({
        method,
        pathname: path.replace('{product}', 'seam'),
        responseKey
      })
    })
  }

  it('has exactly the endpoints of the catalog', () => {
    const listed = (routes: { method: string; path: string }[]) => routes.map(({ method, path }) => `${method} ${path}`)
    expect(listed(ROUTES)).to.have.members(listed(catalogue))
    expect(new Set(listed(ROUTES)).size).to.equal(219)
  })

  it('waits for the action attempts of the catalog', () => {
    for (const { path, responseKey } of ROUTES) {
      const known = catalogue.find((entry) => entry.path === path)
      expect(responseKey === 'action_attempt', path).to.equal(known?.action_attempt)
    }
  })
})

describe('PlatformRequest', () => {
  it('describes the request before it is sent', async () => {
    const { client, sent } = createTestClient(DEVICES)
    const request = client.devices.list({ limit: 20 })
    expect(request).to.deep.include({
      method: 'POST',
      pathname: '/devices/list',
      body: { limit: 20 },
      params: undefined,
      responseKey: 'devices'
    })
    expect(request.url.href).to.equal('https://connect.getseam.com/devices/list')
    await Promise.resolve()
    expect(sent).to.deep.equal([])
  })

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
    const refused = client.devices.list()
    expect(await refused.catch((error: unknown) => isApiError(error))).to.equal(true)
    expect(await refused.then(undefined, (error: unknown) => isApiError(error))).to.equal(true)
    expect(isApiError(await rejection(refused.finally(markSettled)))).to.equal(true)
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

  it("rejects if the parameters can't be serialized", async () => {
    const { client, sent } = createTestClient(DEVICES)
    const request = client.connectedAccounts.get({ email: '' })
    expect(`${await rejection(request)}`).to.include('email')
    expect(sent).to.deep.equal([])
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
    ['has sorted keys', { b: 1, a: 2 }, 'a=2&b=1'],
    ['repeats the key of an array', { a: [2, 1] }, 'a=2&a=1'],
    ['joins the keys of nested objects with dots', { a: { c: { d: 1 }, b: 'x' } }, 'a.b=x&a.c.d=1'],
    ['has an empty value for null', { a: null, b: { c: null } }, 'a=&b.c='],
    ['has an empty value for an empty array', { a: [] }, 'a='],
    ['omits undefined', { a: undefined, b: { c: undefined }, d: 1 }, 'd=1'],
    ['has dates in UTC', { a: new Date('2026-03-04T05:06:07+02:00') }, 'a=2026-03-04T03%3A06%3A07.000Z'],
    ['has dates in arrays', { a: [new Date(0)] }, 'a=1970-01-01T00%3A00%3A00.000Z'],
    ['is form-encoded', { a: 'x y&z=ä+/' }, 'a=x+y%26z%3D%C3%A4%2B%2F'],
    ['has booleans', { a: true, b: false }, 'a=true&b=false'],
    ['has numbers of all kinds', { a: 0, b: -0.5, c: 10n }, 'a=0&b=-0.5&c=10'],
    ['accepts an object without a prototype', { a: Object.assign(Object.create(null), { b: 1 }) }, 'a.b=1'],
    ['is empty without parameters', {}, '']
  ]
  for (const [what, parameters, expected] of written) {
    it(what, () => {
      expect(toQueryString(parameters)).to.equal(expected)
    })
  }

  for (const [kind, make] of DATE_INPUTS) {
    it(`has dates in UTC: ${kind}`, () => {
      const [moment, other] = [make('2026-03-04T05:06:07+02:00'), make('1969-12-31T23:59:59.9+02:00')]
      const [written, otherWritten] = ['2026-03-04T03%3A06%3A07.000Z', '1969-12-31T21%3A59%3A59.900Z']
      expect(toQueryString({ a: { at: moment }, b: [moment, other] })).to.equal(
        `a.at=${written}&b=${written}&b=${otherWritten}`
      )
    })
  }

  it('rejects parameters that are not a plain object, rather than requesting everything', () => {
    for (const parameters of [new Map([['first', 1]]), new URLSearchParams('first=1'), [1], new Named()]) {
      expect(() => toQueryString(parameters)).to.throw(TypeError, 'must be a plain object')
    }
  })

  const refused: [string, object, string][] = [
    ['a key with a dot', { 'first.second': 1 }, 'first.second to a query string: its name contains a dot'],
    ['a nested key with a dot', { first: { 'second.third': 1 } }, 'first.second.third to a query string: its name'],
    ['an empty string', { first: '' }, 'first to a query string: it is an empty string'],
    ['an array with an empty string', { first: ['a', ''] }, 'it is an empty string'],
    ['an array with null', { first: [null] }, 'its value is not serializable'],
    ['an array with undefined', { first: [undefined] }, 'its value is not serializable'],
    ['an array in an array', { first: [['a']] }, 'its value is not serializable'],
    ['an object in an array', { first: [{ a: 1 }] }, 'its value is not serializable'],
    ['NaN', { first: Number.NaN }, 'it is NaN'],
    ['an infinite number', { first: -Infinity }, 'it is -Infinity'],
    ['an array with NaN', { first: [Number.NaN] }, 'it is NaN'],
    ['a function', { first: () => 1 }, 'its value is not serializable'],
    ['a symbol', { first: Symbol('a') }, 'its value is not serializable'],
    ['a Map', { first: new Map() }, 'its value is not serializable'],
    ['an invalid date', { first: new Date(Number.NaN) }, 'its value is not serializable'],
    ['a key with a dot, even if its value is undefined', { 'first.second': undefined }, 'its name contains a dot'],
    [
      'a nested key with a dot, even if its value is undefined',
      { first: { 'second.third': undefined } },
      'its name contains a dot'
    ],
    ['an instance of a class', { first: new Named() }, 'its value is not serializable'],
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
  for (const [what, parameters, message] of refused) {
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
  const table = {
    'access_codes/unmanaged': 'convert_to_managed',
    access_codes: 'list',
    '{product}/customer/v1/portals!': 'get'
  }
  const methodsOf = (options: ClientOptions) =>
    createMethods(createConnection(resolveSettings({ apiKey: 'acme_key1', product: 'acme', ...options })), table)

  it('are nested like their paths', () => {
    const methods = methodsOf({})
    expect(requestOf(methods, 'accessCodes.list').pathname).to.equal('/access_codes/list')
    expect(requestOf(methods, 'accessCodes.unmanaged.convertToManaged').pathname).to.equal(
      '/access_codes/unmanaged/convert_to_managed'
    )
  })

  it('have the product in their path, not in their name', () => {
    const request = requestOf(methodsOf({ isUndocumentedApiEnabled: true }), 'customer.v1.portals.get')
    expect(request.pathname).to.equal('/acme/customer/v1/portals/get')
    expect(request.url.href).to.equal('https://connect.getseam.com/acme/customer/v1/portals/get')
  })

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

  it('throw if they are undocumented and the flag is not set', () => {
    expect(() => requestOf(methodsOf({}), 'customer.v1.portals.get')).to.throw(
      InvalidOptionsError,
      'Cannot use undocumented API without isUndocumentedApiEnabled'
    )
  })
})
