import { expect } from 'chai'
import ky from 'ky'
import { again, clientOf, DEVICES, failureOf, TOKENS, tokensOf } from './samples.mjs'
import { LIMIT, withTimeLimit } from './time-limit.mjs'

const ONCE = { retry: { limit: 0 } }
const FIRST_ID = 'request-0'

/** Collects all text of an error: messages, own properties including hidden ones, and causes. */
function allTextOf(value, seen = new Set()) {
  if (typeof value === 'string') return value
  if (Object(value) !== value || seen.has(value)) return ''
  seen.add(value)
  if (value instanceof Headers) return JSON.stringify([...value])
  if (value instanceof Request) return allTextOf([value.url, value.headers], seen)
  if (value instanceof Response) return allTextOf([value.url, value.headers], seen)
  return Reflect.ownKeys(value)
    .map((key) => `${String(key)} ${allTextOf(Reflect.get(value, key), seen)}`)
    .join('\n')
}

function expectNoToken(error, tokens) {
  const text = [error.message, error.stack, String(error), JSON.stringify(error), allTextOf(error)].join('\n')
  for (const token of tokens) expect(text).to.not.include(token)
}

/** Error responses with the expected errors. */
const RESPONSES = [
  [
    'status 401',
    { status: 401, json: { error: { type: 'other', message: 'Who?' } } },
    ['UnauthorizedError', 'isUnauthorizedError', { code: 'unauthorized', message: 'Unauthorized', statusCode: 401 }]
  ],
  [
    'status 401 and no body',
    { status: 401 },
    ['UnauthorizedError', 'isUnauthorizedError', { message: 'Unauthorized', statusCode: 401 }]
  ],
  [
    'validation errors',
    {
      status: 400,
      json: { error: { type: 'invalid_input', message: 'No', validation_errors: { name: { _errors: ['Too long'] } } } }
    },
    ['InvalidInputError', 'isInvalidInputError', { code: 'invalid_input', message: 'No', statusCode: 400 }]
  ],
  [
    'an error of the platform',
    { status: 404, json: { error: { type: 'device_not_found', message: 'No device', data: { device_id: 'x' } } } },
    ['ApiError', 'isApiError', { code: 'device_not_found', message: 'No device', statusCode: 404 }]
  ],
  ...[
    ['an HTML error', { status: 502, text: '<h1>Bad Gateway</h1>' }],
    ['an empty error', { status: 500 }],
    ['an error that is an array', { status: 400, json: ['no'] }],
    ['an error that is a null body', { status: 400, json: null }],
    ['an error that is null', { status: 400, json: { error: null } }]
  ].map(([what, response]) => [
    what,
    response,
    [
      'ApiError',
      'isApiError',
      {
        code: 'unknown_error',
        message: `The request failed with status ${response.status}`,
        statusCode: response.status
      }
    ]
  ]),
  [
    'status 200 and HTML',
    { text: '<h1>Welcome</h1>' },
    ['ApiError', 'isApiError', { code: 'invalid_response', statusCode: 200 }]
  ],
  ['status 200 and no body', {}, ['ApiError', 'isApiError', { code: 'invalid_response', statusCode: 200 }]],
  [
    'status 200 and no value',
    { json: { other: 1 } },
    ['ApiError', 'isApiError', { code: 'invalid_response', statusCode: 200 }]
  ],
  ['status 200 and null', { json: null }, ['ApiError', 'isApiError', { code: 'invalid_response', statusCode: 200 }]]
]

const GUARDS = ['isApiError', 'isUnauthorizedError', 'isInvalidInputError', 'isNetworkError', 'isInvalidTokenError']

const responseCase = ([what, response, [className, guard, fields]]) => ({
  name: `A response with ${what} rejects with the request id`,
  async run({ client, platform }) {
    await platform.respond(response, response)
    const tested = clientOf({ client, platform })
    const error = await failureOf(() => tested.devices.list({}, ONCE))
    expect(error).to.be.an.instanceOf(client[className]).and.an.instanceOf(client.ApiError)
    expect(error).to.include({ name: className, requestId: FIRST_ID, ...fields })
    expect(error.message).to.not.equal('')
    const guards = GUARDS.filter((name) => client[name](error))
    expect(guards).to.have.members(guard === 'isApiError' ? [guard] : ['isApiError', guard])
    const ofChange = await failureOf(() => tested.accessCodes.create({ device_id: 'x' }))
    expect(ofChange).to.include({ name: className, requestId: 'request-1', statusCode: error.statusCode })
    expect(await platform.requests()).to.have.length(2)
  }
})

/** ky instances of a host, from another copy of ky, with their hooks. */
const READY = [
  ['without options', {}],
  ['that throws no errors', { throwHttpErrors: false }],
  ['that replaces errors', { hooks: { beforeError: [() => new Error('Of the host')] } }]
]

const readyCase = ([what, options]) => ({
  name: `A ky instance ${what} leads to the errors of the client`,
  async run({ client, platform }) {
    const { endpoint } = platform
    const tested = new client.PlatformClient({ client: ky.create({ prefix: endpoint, ...options }) })
    for (const [, response, [name, guard, fields]] of RESPONSES) {
      const requestId = `request-${(await platform.requests()).length}`
      await platform.respond(response)
      const error = await failureOf(() => tested.accessCodes.create({ device_id: 'x' }))
      expect(client[guard](error)).to.equal(true)
      expect(error).to.include({ name, requestId, ...fields })
    }
    await platform.respond({ drop: true })
    expect(client.isNetworkError(await failureOf(() => tested.devices.update({ device_id: 'x' })))).to.equal(true)
    const { length } = await platform.requests()
    await platform.respond({ cut: true, json: {} }, again(500), { json: { devices: DEVICES } })
    expect(await tested.devices.list()).to.deep.equal(DEVICES)
    await platform.respond({ hold: true })
    await withTimeLimit(async (timeIsUp) => {
      const failure = failureOf(() => tested.accessCodes.update({ access_code_id: 'x' }, { timeout: LIMIT }))
      await platform.sent(length + 4)
      timeIsUp()
      expect(await failure).to.include({ name: 'NetworkError', isTimeout: true })
    })
    expect(await platform.requests()).to.have.length(length + 4)
  }
})

const dropCase = (what, response) => ({
  name: `A connection dropped ${what} rejects with a NetworkError, and a mutation is not retried`,
  async run({ client, platform }) {
    await platform.respond({ ...response, always: true })
    const tested = clientOf({ client, platform })
    for (const call of [
      () => tested.devices.list({}, ONCE),
      () => tested.spaces.list({ name: 'x' }, ONCE),
      () => tested.locks.unlockDoor({ device_id: 'x' })
    ]) {
      const error = await failureOf(call)
      expect(client.isNetworkError(error)).to.equal(true)
      expect(error).to.be.an.instanceOf(client.NetworkError)
      expect(client.isApiError(error)).to.equal(false)
      expectNoToken(error, [TOKENS.apiKey])
    }
    expect(await platform.requests()).to.have.length(3)
  }
})

/** Makes every kind of client fail in every way that quotes its credential. */
async function failuresOf({ client, platform }, make, token) {
  const quote = { message: `Bad credential ${token}`, data: { authorization: `Bearer ${token}`, headers: [token] } }
  const validation_errors = { [token]: { _errors: [token] } }
  const responses = [
    { status: 401, json: { error: { type: 'unauthorized', ...quote } } },
    { status: 400, json: { error: { type: `bad ${token}`, ...quote } } },
    { status: 400, json: { error: { type: 'invalid_input', ...quote, validation_errors } } },
    { status: 500, text: `<p>${token}</p>` },
    { text: `${token} is not JSON` },
    { json: { error: quote } },
    { drop: true },
    { cut: true, json: quote }
  ]
  const errors = []
  for (const response of responses) {
    await platform.respond(response)
    errors.push(await failureOf(() => make(client).devices.list({}, ONCE)))
  }
  const { length } = await platform.requests()
  await platform.respond({ hold: true })
  await withTimeLimit(async (timeIsUp) => {
    const failure = failureOf(() => make(client).devices.list({}, { ...ONCE, timeout: LIMIT }))
    await platform.sent(length + 1)
    timeIsUp()
    errors.push(await failure)
  })
  return errors
}

const MAKERS = {
  apiKey: (token, options) => (client) => client.PlatformClient.fromApiKey(token, options),
  clientSessionToken: (token, options) => (client) => client.PlatformClient.fromClientSessionToken(token, options),
  consoleSessionToken: (token, options) => (client) =>
    client.PlatformClient.fromConsoleSessionToken(token, 'workspace_1', options),
  personalAccessToken: (token, options) => (client) =>
    client.PlatformClient.fromPersonalAccessToken(token, 'workspace_1', options)
}

const secretCase = (kind) => ({
  name: `No error contains the ${kind}, even if the platform quotes it`,
  async run(context) {
    const make = MAKERS[kind](TOKENS[kind], { endpoint: context.platform.endpoint })
    for (const error of await failuresOf(context, make, TOKENS[kind])) {
      expect(error).to.be.an.instanceOf(Error)
      expectNoToken(error, [TOKENS[kind]])
      const messages = error.getValidationErrorMessages?.('…')
      expectNoToken({ messages }, [TOKENS[kind]])
    }
  }
})

/** `fetch` follows the first two statuses with a GET request, and repeats the POST request for the others. */
const redirectCase = (status) => ({
  name: `A mutation with a ${status} redirect is rejected and not sent elsewhere`,
  async run({ client, platform }) {
    const location = `${platform.endpoint}/elsewhere`
    const attempt = { action_attempt_id: 'x', status: 'success' }
    await platform.respond(
      { path: '/elsewhere', always: true, json: { device: {}, action_attempt: attempt } },
      { always: true, status, headers: { location } }
    )
    const tested = clientOf({ client, platform })
    for (const call of [
      () => tested.locks.unlockDoor({ device_id: 'x' }),
      () => tested.devices.update({ device_id: 'x', name: 'Front Door' })
    ]) {
      expect(client.isNetworkError(await failureOf(call))).to.equal(true)
    }
    const paths = (await platform.requests()).map(({ path }) => path)
    expect(paths).to.deep.equal(['/locks/unlock_door', '/devices/update'])
  }
})

export const cases = [
  ...RESPONSES.map(responseCase),
  ...READY.map(readyCase),
  ...[301, 302, 307, 308].map(redirectCase),
  dropCase('before the response', { drop: true }),
  dropCase('during the response', { cut: true, json: { devices: DEVICES } }),
  ...Object.keys(MAKERS).map(secretCase),
  {
    name: 'No error contains the publishable key, even if the platform quotes it',
    async run({ client: { PlatformClient }, platform }) {
      const { publishableKey } = TOKENS
      const message = `Unknown key ${publishableKey}`
      for (const response of [
        { status: 401, json: { error: { type: 'unauthorized', message } } },
        { status: 400, json: { error: { type: 'unknown_key', message } } },
        { text: message },
        { cut: true, text: message }
      ]) {
        await platform.respond(response)
        const { endpoint } = platform
        const error = await failureOf(() => PlatformClient.fromPublishableKey(publishableKey, 'user_1', { endpoint }))
        expectNoToken(error, [publishableKey])
      }
    }
  },
  {
    name: 'An unusable session rejects with an error without its token',
    async run({ client: { PlatformClient }, platform }) {
      const token = tokensOf('acme').clientSessionToken
      await platform.respond({ json: { client_session: { client_session_id: 'x', token } } })
      const { endpoint } = platform
      const { publishableKey } = TOKENS
      const error = await failureOf(() => PlatformClient.fromPublishableKey(publishableKey, 'user_1', { endpoint }))
      expect(error).to.include({ name: 'InvalidTokenError' })
      expectNoToken(error, [token, publishableKey])
    }
  },
  {
    name: 'Validation errors are available by field',
    async run(context) {
      const validation_errors = { name: { _errors: ['Too long', 'Not a name'] }, code: { _errors: [] }, _errors: [] }
      await context.platform.respond({
        status: 400,
        json: { error: { type: 'invalid_input', message: 'Invalid', validation_errors, data: { a: 1 } } }
      })
      const error = await failureOf(() => clientOf(context).accessCodes.create({ device_id: 'x' }))
      expect(error.getValidationErrorMessages('name')).to.deep.equal(['Too long', 'Not a name'])
      expect(error.getValidationErrorMessages('code')).to.deep.equal([])
      expect(error.getValidationErrorMessages('other')).to.deep.equal([])
      expect(error.getValidationErrorMessages('constructor')).to.deep.equal([])
      expect(error.data).to.deep.equal({ a: 1 })
    }
  },
  {
    name: 'The request id is read from the header of the product',
    product: 'acme',
    async run({ client: { PlatformClient }, platform: { endpoint, respond } }) {
      await respond({ status: 404, headers: { 'seam-request-id': 'other' } })
      const client = PlatformClient.fromApiKey(tokensOf('acme').apiKey, { endpoint, product: 'acme' })
      expect(await failureOf(() => client.devices.list())).to.include({ requestId: FIRST_ID, statusCode: 404 })
    }
  },
  {
    name: 'The type guards recognize errors of another copy of the bundle',
    copyOnly: true,
    async run({ client, platform, loadCopy }) {
      const copy = await loadCopy()
      expect(copy.PlatformClient).to.not.equal(client.PlatformClient)
      await platform.respond(
        { status: 401 },
        { status: 400, json: { error: { type: 'invalid_input', message: 'No' } } },
        { drop: true },
        { json: { action_attempt: { action_attempt_id: 'x', status: 'error', error: { type: 'a', message: 'b' } } } },
        { json: { action_attempt: { action_attempt_id: 'x', status: 'pending' } } }
      )
      const tested = clientOf({ client, platform })
      const wait = { waitForActionAttempt: { timeout: 1, pollingInterval: 1000 } }
      const failures = [
        ['isUnauthorizedError', () => tested.devices.list({}, ONCE)],
        ['isInvalidInputError', () => tested.devices.list({}, ONCE)],
        ['isNetworkError', () => tested.devices.list({}, ONCE)],
        ['isActionAttemptFailedError', () => tested.locks.unlockDoor({ device_id: 'x' })],
        ['isActionAttemptTimeoutError', () => tested.locks.unlockDoor({ device_id: 'x' }, wait)],
        ['isInvalidOptionsError', () => new client.PlatformClient({ apiKey: '' })],
        ['isInvalidTokenError', () => new client.PlatformClient({ apiKey: 'x' })],
        ['isNoClientError', () => Promise.reject(new client.NoClientError())]
      ]
      for (const [guard, work] of failures) {
        const error = await failureOf(work)
        expect(copy[guard](error), guard).to.equal(true)
        expect(client[guard](error), guard).to.equal(true)
      }
      for (const stranger of [undefined, null, 'isApiError', {}, new Error('x'), { name: 'ApiError' }]) {
        for (const [guard] of failures) expect(copy[guard](stranger)).to.equal(false)
      }
    }
  },
  {
    name: 'A read is retried at most twice after a dropped connection and a 5xx status',
    async run(context) {
      const { platform } = context
      await platform.respond({ cut: true, json: {} }, { status: 500, headers: { 'retry-after': '0' } })
      await platform.respond({ json: { devices: DEVICES } })
      expect(await clientOf(context).devices.list()).to.deep.equal(DEVICES)
      expect(await platform.requests()).to.have.length(3)
      await platform.respond({ always: true, status: 503, headers: { 'retry-after': '0' } })
      expect(await failureOf(() => clientOf(context).devices.list())).to.include({ statusCode: 503 })
      expect(await platform.requests()).to.have.length(6)
    }
  },
  {
    name: 'retry-after can be a date, and is ignored if it is unreadable',
    async run(context) {
      const { platform } = context
      const busy = (moment) => ({ status: 429, headers: { 'retry-after': moment } })
      await platform.respond(busy('Thu, 01 Jan 2026 00:00:00 GMT'), busy('soon'), { json: { device: DEVICES[0] } })
      await clientOf(context).devices.update({ device_id: 'device_1', name: 'New' })
      const requests = await platform.requests()
      expect(requests).to.have.length(3)
      for (const { body } of requests) expect(body).to.deep.equal({ device_id: 'device_1', name: 'New' })
    }
  },
  {
    name: 'The number of retries is set by the client and by the call',
    async run(context) {
      const { platform } = context
      await platform.respond({ always: true, status: 429, headers: { 'retry-after': '0' } })
      const count = async (options, ofCall) => {
        const initialCount = (await platform.requests()).length
        await failureOf(() => clientOf(context, options).devices.list({}, ofCall))
        return (await platform.requests()).length - initialCount
      }
      expect(await count({ retry: { limit: 0 } })).to.equal(1)
      expect(await count({ retry: { limit: 4 } })).to.equal(5)
      expect(await count({ retry: { limit: 4 } }, { retry: { limit: 1 } })).to.equal(2)
    }
  },
  {
    name: 'Other failures reject without a retry',
    async run(context) {
      const { platform } = context
      for (const status of [400, 401, 403, 404, 408, 413, 422]) {
        await platform.respond({ status, headers: { 'retry-after': '0' } }, { json: { devices: DEVICES } })
        expect(await failureOf(() => clientOf(context).devices.list())).to.include({ statusCode: status })
        await clientOf(context).devices.list()
      }
      expect(await platform.requests()).to.have.length(14)
    }
  }
]
