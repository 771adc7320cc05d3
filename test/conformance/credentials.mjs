import { expect } from 'chai'
import ky from 'ky'
import { clientOf, DEVICES, failureOf, sdkHeaders, TOKENS, tokensOf } from './samples.mjs'

const WORKSPACE = 'workspace_1'
const LISTED = { always: true, json: { devices: DEVICES } }

/** Both ways to pass each kind of credential, and the resulting headers. */
const KINDS = {
  apiKey: {
    make: ({ PlatformClient }, token, options) => PlatformClient.fromApiKey(token, options),
    options: (apiKey) => ({ apiKey }),
    headers: (token) => ({ authorization: `Bearer ${token}` })
  },
  clientSessionToken: {
    make: ({ PlatformClient }, token, options) => PlatformClient.fromClientSessionToken(token, options),
    options: (clientSessionToken) => ({ clientSessionToken }),
    headers: (token) => ({ authorization: `Bearer ${token}`, 'client-session-token': token })
  },
  consoleSessionToken: {
    make: ({ PlatformClient }, token, options) => PlatformClient.fromConsoleSessionToken(token, WORKSPACE, options),
    options: (consoleSessionToken) => ({ consoleSessionToken, workspaceId: WORKSPACE }),
    headers: (token, product) => ({ authorization: `Bearer ${token}`, [`${product}-workspace`]: WORKSPACE })
  },
  personalAccessToken: {
    make: ({ PlatformClient }, token, options) => PlatformClient.fromPersonalAccessToken(token, WORKSPACE, options),
    options: (personalAccessToken) => ({ personalAccessToken, workspaceId: WORKSPACE }),
    headers: (token, product) => ({ authorization: `Bearer ${token}`, [`${product}-workspace`]: WORKSPACE })
  }
}

const kindCase = (kind, product) => ({
  name: `A ${kind} of ${product} is sent only in its headers`,
  product,
  async run({ client, platform }) {
    const { make, options, headers } = KINDS[kind]
    const token = tokensOf(product)[kind]
    const common = { endpoint: platform.endpoint, product }
    await platform.respond(LISTED)
    await make(client, token, common).devices.list()
    await new client.PlatformClient({ ...common, ...options(token) }).devices.list()
    const requests = await platform.requests()
    expect(requests).to.have.length(2)
    for (const { path, query, body, headers: sent } of requests) {
      expect(sent).to.deep.equal({ ...headers(token, product), ...sdkHeaders(product) })
      expect({ path, query, body }).to.deep.equal({ path: '/devices/list', query: undefined, body: {} })
    }
  }
})

const session = (product, name) => ({
  json: { client_session: { client_session_id: name, token: `${product}_cst1_${name}`, user_identifier_key: 'user_1' } }
})

const sessionHeaders = (product, name) => ({
  ...KINDS.clientSessionToken.headers(`${product}_cst1_${name}`),
  ...sdkHeaders(product)
})

const keyCase = (product) => ({
  name: `A publishableKey of ${product} is exchanged for the session of a user, and sent in no other request`,
  product,
  async run({ client: { PlatformClient }, platform }) {
    const { publishableKey } = tokensOf(product)
    await platform.respond(session(product, 'first'), LISTED)
    const { endpoint } = platform
    const client = await PlatformClient.fromPublishableKey(publishableKey, 'user_1', { endpoint, product })
    expect(client.clientSession).to.include({ client_session_id: 'first' })
    expect(await client.devices.list()).to.deep.equal(DEVICES)
    const [exchange, list] = await platform.requests()
    expect(exchange).to.deep.include({
      method: 'POST',
      path: '/client_sessions/get_or_create',
      body: { user_identifier_key: 'user_1' },
      headers: { [`${product}-publishable-key`]: publishableKey, ...sdkHeaders(product) }
    })
    expect(list.headers).to.deep.equal(sessionHeaders(product, 'first'))
  }
})

const products = ['seam', 'acme']

/** Creates a client with a publishable key whose first session has expired. */
async function expired({ client: { PlatformClient }, platform }, ...renewals) {
  await platform.respond(
    session('seam', 'first'),
    { path: '/devices/get', when: sessionHeaders('seam', 'first'), always: true, status: 401 },
    ...renewals
  )
  return PlatformClient.fromPublishableKey(TOKENS.publishableKey, 'user_1', { endpoint: platform.endpoint })
}

const withoutWorkspaceCase = (kind, factory) => ({
  name: `A client without a workspace creates and lists workspaces with a ${kind}`,
  async run({ client: { PlatformClientWithoutWorkspace }, platform }) {
    await platform.respond(
      { path: '/workspaces/list', json: { workspaces: [{ workspace_id: 'workspace_1' }] } },
      { path: '/workspaces/create', json: { workspace: { workspace_id: 'workspace_2' } } }
    )
    const client = PlatformClientWithoutWorkspace[factory](TOKENS[kind], { endpoint: platform.endpoint })
    expect(Object.keys(client)).to.deep.equal(['workspaces'])
    expect(Object.keys(client.workspaces).sort()).to.deep.equal(['create', 'list'])
    expect(await client.workspaces.list()).to.deep.equal([{ workspace_id: 'workspace_1' }])
    expect(await client.workspaces.create({ name: 'New' })).to.deep.equal({ workspace_id: 'workspace_2' })
    const requests = await platform.requests()
    for (const { headers } of requests) {
      expect(headers).to.deep.equal({ authorization: `Bearer ${TOKENS[kind]}`, ...sdkHeaders() })
    }
    expect(requests[0]).to.include({ method: 'GET', path: '/workspaces/list' })
    expect(requests[1]).to.deep.include({ method: 'POST', path: '/workspaces/create', body: { name: 'New' } })
  }
})

export const cases = [
  ...products.flatMap((product) => Object.keys(KINDS).map((kind) => kindCase(kind, product))),
  ...products.map(keyCase),
  {
    name: 'A client can be created with only an API key',
    nodeOnly: true,
    async run({ client: { PlatformClient }, platform, setEnvironment }) {
      setEnvironment({ SEAM_ENDPOINT: platform.endpoint })
      await platform.respond(LISTED)
      expect(await new PlatformClient(TOKENS.apiKey).devices.list()).to.deep.equal(DEVICES)
    }
  },
  {
    name: 'The endpoint can end with a slash',
    async run(context) {
      const { platform } = context
      await platform.respond({ ...LISTED, path: '/devices/list' })
      await clientOf(context, { endpoint: `${platform.endpoint}/` }).devices.list()
      await platform.respond({ json: { spaces: [] }, path: '/spaces/list' })
      await clientOf(context, { endpoint: `${platform.endpoint}/` }).spaces.list({ name: 'x' })
      const [list, read] = await platform.requests()
      expect(list.path).to.equal('/devices/list')
      expect(read).to.include({ path: '/spaces/list', query: 'name=x' })
    }
  },
  {
    name: 'The headers of a client do not override those of its credential',
    async run(context) {
      await context.platform.respond(LISTED)
      const headers = { 'x-extra': 'yes', authorization: 'Bearer other', 'seam-sdk-name': 'other' }
      await clientOf(context, { headers }).devices.list()
      const [request] = await context.platform.requests()
      expect(request.headers).to.deep.equal({
        'x-extra': 'yes',
        authorization: `Bearer ${TOKENS.apiKey}`,
        ...sdkHeaders()
      })
    }
  },
  {
    name: 'Without a user, the key is exchanged for the same session of the browser each time',
    async run({ client: { PlatformClient }, platform }) {
      await platform.respond(session('seam', 'first'), session('seam', 'second'))
      const { endpoint } = platform
      await PlatformClient.fromPublishableKey(TOKENS.publishableKey, undefined, { endpoint })
      await PlatformClient.fromPublishableKey(TOKENS.publishableKey, undefined, { endpoint })
      const [first, second] = await platform.requests()
      expect(first.body.user_identifier_key).to.match(/^fingerprint_\w{10,}$/)
      expect(second.body).to.deep.equal(first.body)
    }
  },
  {
    name: 'An expired session is renewed once for all calls, which are repeated',
    async run(context) {
      const { platform } = context
      const exchange = { path: '/client_sessions/get_or_create', hold: true, ...session('seam', 'second') }
      const client = await expired(context, exchange, {
        path: '/devices/get',
        when: sessionHeaders('seam', 'second'),
        always: true,
        echo: 'device'
      })
      const ids = Array.from({ length: 20 }, (_, index) => `device_${index}`)
      const responses = Promise.all(ids.map((device_id) => client.devices.get({ device_id })))
      // The renewal is answered after all requests were rejected.
      await platform.sent(22)
      await platform.release()
      const devices = await responses
      expect(devices.map(({ device_id }) => device_id)).to.deep.equal(ids)
      expect(client.clientSession).to.include({ client_session_id: 'second' })
      const requests = await platform.requests()
      const exchanges = requests.filter(({ path }) => path === '/client_sessions/get_or_create')
      expect(exchanges).to.have.length(2)
      expect(exchanges[1].headers).to.deep.equal(exchanges[0].headers)
      expect(exchanges[1].body).to.deep.equal(exchanges[0].body)
      const sentAs = (name) =>
        requests.filter(({ headers }) => headers['client-session-token'] === `seam_cst1_${name}`).length
      expect(sentAs('second')).to.equal(20)
      expect(sentAs('first')).to.equal(20)
    }
  },
  {
    name: 'A renewed session that is rejected is not renewed again',
    async run(context) {
      const client = await expired(context, session('seam', 'second'), { path: '/devices/get', status: 401 })
      expect(await failureOf(() => client.devices.get({ device_id: 'x' }))).to.include({ name: 'UnauthorizedError' })
      const paths = (await context.platform.requests()).map(({ path }) => path)
      expect(paths).to.deep.equal([
        '/client_sessions/get_or_create',
        '/devices/get',
        '/client_sessions/get_or_create',
        '/devices/get'
      ])
    }
  },
  {
    name: 'All calls fail if the renewal is rejected, and the next call renews again',
    async run(context) {
      const client = await expired(
        context,
        { path: '/client_sessions/get_or_create', status: 403, json: { error: { type: 'blocked', message: 'No' } } },
        session('seam', 'third'),
        { path: '/devices/get', echo: 'device' }
      )
      const first = client.devices.get({ device_id: 'a' })
      expect(await failureOf(() => first)).to.include({ code: 'blocked', statusCode: 403 })
      expect(await client.devices.get({ device_id: 'b' })).to.deep.equal({ device_id: 'b' })
    }
  },
  {
    name: 'A given session token is not renewed',
    async run({ client: { PlatformClient }, platform }) {
      await platform.respond({ always: true, status: 401 })
      const client = PlatformClient.fromClientSessionToken(TOKENS.clientSessionToken, { endpoint: platform.endpoint })
      expect(await failureOf(() => client.devices.list())).to.include({ name: 'UnauthorizedError' })
      expect(await platform.requests()).to.have.length(1)
    }
  },
  {
    name: 'A new session token is verified before it is used',
    async run({ client: { PlatformClient }, platform }) {
      await platform.respond(session('seam', 'second'), LISTED)
      const client = PlatformClient.fromClientSessionToken(TOKENS.clientSessionToken, { endpoint: platform.endpoint })
      expect(await client.updateClientSessionToken('seam_cst1_second')).to.equal(undefined)
      await client.devices.list()
      const [verification, list] = await platform.requests()
      expect(verification).to.deep.include({
        path: '/client_sessions/get',
        headers: sessionHeaders('seam', 'second')
      })
      expect(list.headers).to.deep.equal(sessionHeaders('seam', 'second'))
    }
  },
  {
    name: 'A rejected or malformed new session token keeps the old one',
    async run({ client: { PlatformClient }, platform }) {
      await platform.respond({ path: '/client_sessions/get', status: 401 }, LISTED)
      const token = TOKENS.clientSessionToken
      const client = PlatformClient.fromClientSessionToken(token, { endpoint: platform.endpoint })
      const rejected = await failureOf(() => client.updateClientSessionToken('seam_cst1_second'))
      expect(rejected).to.include({ name: 'UnauthorizedError' })
      const malformed = await failureOf(() => client.updateClientSessionToken(TOKENS.apiKey))
      expect(malformed).to.include({ name: 'InvalidTokenError' })
      await client.devices.list()
      const requests = await platform.requests()
      expect(requests).to.have.length(2)
      expect(requests[1].headers['client-session-token']).to.equal(token)
    }
  },
  {
    name: 'Only a client of a session accepts a new session token',
    async run({ client, platform }) {
      for (const kind of ['apiKey', 'consoleSessionToken', 'personalAccessToken']) {
        const tested = KINDS[kind].make(client, TOKENS[kind], { endpoint: platform.endpoint })
        const error = await failureOf(() => tested.updateClientSessionToken('seam_cst1_second'))
        expect(error, kind).to.include({
          name: 'InvalidOptionsError',
          message: 'Cannot update a clientSessionToken on a client created without a clientSessionToken'
        })
      }
      expect(await platform.requests()).to.deep.equal([])
    }
  },
  withoutWorkspaceCase('consoleSessionToken', 'fromConsoleSessionToken'),
  withoutWorkspaceCase('personalAccessToken', 'fromPersonalAccessToken'),
  {
    name: 'A ky instance is used unchanged with the two flags',
    async run({ client: { PlatformClient }, platform: { endpoint, respond, requests } }) {
      await respond(LISTED)
      const ready = ky.create({ prefix: endpoint, headers: { authorization: 'Bearer ready', 'x-extra': 'yes' } })
      const client = new PlatformClient({ client: ready, isUndocumentedApiEnabled: true, waitForActionAttempt: false })
      expect(await client.devices.list({ limit: 5 })).to.deep.equal(DEVICES)
      await client.devices.delete({ device_id: 'device_1' })
      const [list, removal] = await requests()
      expect(list).to.deep.include({ method: 'POST', path: '/devices/list', body: { limit: 5 } })
      expect(removal.path).to.equal('/devices/delete')
      for (const { headers } of [list, removal]) {
        expect(headers).to.include({ authorization: 'Bearer ready', 'x-extra': 'yes' })
        expect(headers).to.not.have.any.keys('client-session-token', 'seam-workspace', 'seam-publishable-key')
      }
    }
  },
  {
    name: 'Cookies are sent only with a session',
    pageOnly: true,
    async run({ client, platform }) {
      await platform.respond({ json: { devices: [] }, headers: { 'set-cookie': 'kept=yes; Path=/' } }, LISTED)
      const make = (kind) => KINDS[kind].make(client, TOKENS[kind], { endpoint: platform.endpoint })
      await make('clientSessionToken').devices.list()
      await make('clientSessionToken').devices.list()
      await make('apiKey').devices.list()
      await make('personalAccessToken').devices.list()
      const cookies = (await platform.requests()).map(({ cookie }) => cookie)
      expect(cookies).to.deep.equal([undefined, 'kept=yes', undefined, undefined])
    }
  },
  {
    name: 'The environment can provide an API key, or a token with its workspace, and the endpoint',
    nodeOnly: true,
    async run({ client: { PlatformClient }, platform, setEnvironment }) {
      await platform.respond(LISTED)
      const { apiKey, personalAccessToken } = TOKENS
      setEnvironment({ SEAM_ENDPOINT: platform.endpoint, SEAM_API_KEY: apiKey })
      await new PlatformClient().devices.list()
      await new PlatformClient({}).devices.list()
      await PlatformClient.fromPersonalAccessToken(personalAccessToken, WORKSPACE).devices.list()
      setEnvironment({
        SEAM_ENDPOINT: platform.endpoint,
        SEAM_PERSONAL_ACCESS_TOKEN: personalAccessToken,
        SEAM_WORKSPACE_ID: WORKSPACE
      })
      await new PlatformClient().devices.list()
      const sent = (await platform.requests()).map(({ headers }) => headers)
      const ofKey = { ...KINDS.apiKey.headers(apiKey), ...sdkHeaders() }
      const ofToken = { ...KINDS.personalAccessToken.headers(personalAccessToken, 'seam'), ...sdkHeaders() }
      expect(sent).to.deep.equal([ofKey, ofKey, ofToken, ofToken])
    }
  },
  {
    name: 'The environment variables start with the name of the product',
    nodeOnly: true,
    product: 'acme',
    async run({ client: { PlatformClient }, platform, setEnvironment }) {
      await platform.respond(LISTED)
      const { apiKey } = tokensOf('acme')
      setEnvironment({ SEAM_API_KEY: TOKENS.apiKey, ACME_ENDPOINT: platform.endpoint, ACME_API_KEY: apiKey })
      await new PlatformClient({ product: 'acme' }).devices.list()
      const [{ headers }] = await platform.requests()
      expect(headers).to.deep.equal({ ...KINDS.apiKey.headers(apiKey), ...sdkHeaders('acme') })
    }
  },
  {
    name: 'An environment with two credentials or an incomplete one is rejected',
    nodeOnly: true,
    async run({ client: { PlatformClient }, platform, setEnvironment }) {
      const { apiKey, personalAccessToken } = TOKENS
      const given = { SEAM_ENDPOINT: platform.endpoint, SEAM_PERSONAL_ACCESS_TOKEN: personalAccessToken }
      setEnvironment({ ...given, SEAM_API_KEY: apiKey, SEAM_WORKSPACE_ID: WORKSPACE })
      expect(await failureOf(() => new PlatformClient())).to.include({
        name: 'InvalidOptionsError',
        message: 'Both environment variables are defined, use only one authentication method'
      })
      setEnvironment(given)
      expect(await failureOf(() => new PlatformClient())).to.include({
        name: 'InvalidOptionsError',
        message: 'Must pass a workspaceId when using a personalAccessToken'
      })
      setEnvironment({ ...given, SEAM_PERSONAL_ACCESS_TOKEN: apiKey, SEAM_WORKSPACE_ID: WORKSPACE })
      expect(await failureOf(() => new PlatformClient())).to.include({ name: 'InvalidTokenError' })
      expect(await platform.requests()).to.deep.equal([])
    }
  },
  {
    name: 'An API key in the environment never replaces a named credential that is missing',
    nodeOnly: true,
    async run({ client: { PlatformClient }, setEnvironment }) {
      setEnvironment({ SEAM_API_KEY: TOKENS.apiKey })
      for (const kind of Object.keys(KINDS)) {
        const error = await failureOf(() => new PlatformClient(KINDS[kind].options(undefined)))
        expect(error, kind).to.include({ name: 'InvalidOptionsError' })
        expect(error.message).to.match(new RegExp(`^Missing ${kind}`))
      }
    }
  }
]
