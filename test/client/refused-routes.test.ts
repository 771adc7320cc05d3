import { type CallOptions, isApiError, PlatformClient, type PlatformRequest } from '../../src/client/index.js'
import { settled } from '../settled.js'
import { empty, errorResponse, json, recordingFetch, rejection, type SentRequest } from './recording-fetch.js'

const DETECT: CallOptions = { detectRefusal: true }
const pathOf = ({ url }: SentRequest): string => new URL(url).pathname

type Responder = (request: SentRequest) => Response | Promise<Response>

const responses: Readonly<Record<string, Responder>> = {
  '/client_sessions/get_or_create': () =>
    json({ client_session: { client_session_id: 'session', token: 'seam_cst1' } }),
  '/workspaces/get': () => json({ workspace: { workspace_id: 'workspace' } }),
  '/devices/list': () => json({ devices: [] })
}

/** Creates a client of a publishable key. All routes without an answer are refused. */
async function openRefusing(refused: Responder, other: Readonly<Record<string, Responder>> = {}) {
  const all = { ...responses, ...other }
  const platform = recordingFetch((request) => (all[pathOf(request)] ?? refused)(request))
  const client = await PlatformClient.fromPublishableKey('seam_pk1', 'user_1', { fetch: platform.fetch })
  return { client, paths: () => platform.sent.slice(1).map(pathOf) }
}

async function failureOf(request: PlatformRequest<unknown>) {
  const error = await rejection(request)
  if (!isApiError(error)) throw error
  const { name, code, isRefused } = error
  return { name, code, isRefused }
}

describe('Refused route', () => {
  const REFUSALS: readonly (readonly [name: string, response: () => Response, code: string])[] = [
    [
      '401',
      () => errorResponse(401, { type: 'client_session_token_used_for_api_key', message: 'No.' }),
      'client_session_token_used_for_api_key'
    ],
    ['401 as for an unknown token', () => errorResponse(401, { type: 'unauthorized', message: 'No.' }), 'unauthorized'],
    ['400', () => errorResponse(400, { type: 'token_auth_not_accepted', message: 'No.' }), 'token_auth_not_accepted'],
    ['403', () => errorResponse(403, { type: 'forbidden', message: 'No.' }), 'forbidden'],
    ['404 without JSON', () => new Response('<h1>Not found</h1>', { status: 404 }), 'unknown_error']
  ]
  for (const [name, refused, code] of REFUSALS) {
    it(`costs one request for the workspace and no session with status ${name}`, async () => {
      const { client, paths } = await openRefusing(refused)
      expect(await failureOf(client.spaces.list({}, DETECT))).to.deep.equal({ name: 'ApiError', code, isRefused: true })
      expect(paths()).to.deep.equal(['/spaces/list', '/workspaces/get'])
    })

    it(`costs no other request with status ${name} if another call succeeds meanwhile`, async () => {
      const { client, paths } = await openRefusing(async () => {
        await settled()
        return refused()
      })
      const [failure] = await Promise.all([failureOf(client.spaces.list({}, DETECT)), client.devices.list()])
      expect(failure.isRefused).to.equal(true)
      expect(paths().toSorted()).to.deep.equal(['/devices/list', '/spaces/list'])
    })
  }

  it('costs one request for the workspace together with other refused routes', async () => {
    const { client, paths } = await openRefusing(() => errorResponse(401, { type: 'unauthorized' }))
    const calls = [client.spaces.list({}, DETECT), client.events.list({}, DETECT), client.acs.users.list({}, DETECT)]
    for (const failure of await Promise.all(calls.map(failureOf))) expect(failure.isRefused).to.equal(true)
    expect(paths().filter((path) => path === '/workspaces/get')).to.have.length(1)
    expect(paths()).to.not.include('/client_sessions/get_or_create')
  })

  it('is rejected as unauthorized without the option, after one renewal', async () => {
    const { client, paths } = await openRefusing(() => errorResponse(401, { type: 'unauthorized' }))
    expect(await failureOf(client.spaces.list())).to.include({ name: 'UnauthorizedError', isRefused: false })
    expect(paths()).to.deep.equal(['/spaces/list', '/client_sessions/get_or_create', '/spaces/list'])
  })

  it('is distinguished from invalid input, an unknown resource and an expired cursor', async () => {
    const cases = [
      [errorResponse(400, { type: 'invalid_input' }), { device_id: 'x' }],
      [errorResponse(404, { type: 'device_not_found' }), { device_id: 'x' }],
      [errorResponse(400, { type: 'invalid_cursor' }), { page_cursor: 'x' }]
    ] as const
    for (const [response, parameters] of cases) {
      const { client, paths } = await openRefusing(() => response)
      expect((await failureOf(client.accessCodes.list(Object(parameters), DETECT))).isRefused).to.equal(false)
      expect(paths()).to.deep.equal(['/access_codes/list'])
    }
  })

  it('costs a change one renewal', async () => {
    const { client, paths } = await openRefusing(() => errorResponse(401, { type: 'unauthorized' }))
    const failure = await failureOf(client.locks.lockDoor({ device_id: 'x' }, DETECT))
    expect(failure).to.deep.equal({ name: 'ApiError', code: 'unauthorized', isRefused: true })
    expect(paths()).to.deep.equal(['/locks/lock_door', '/client_sessions/get_or_create', '/locks/lock_door'])
  })

  it('costs a change of a session from a server one request for the workspace', async () => {
    const { fetch, sent } = recordingFetch(
      errorResponse(401, { type: 'client_session_token_used_for_api_key' }),
      json({ workspace: {} })
    )
    const client = PlatformClient.fromClientSessionToken('seam_cst1', { fetch })
    expect((await failureOf(client.locks.lockDoor({ device_id: 'x' }, DETECT))).isRefused).to.equal(true)
    expect(sent.map(pathOf)).to.deep.equal(['/locks/lock_door', '/workspaces/get'])
  })
})

describe('Expired session', () => {
  const unauthorized = (): Response => errorResponse(401, { type: 'unauthorized' })

  /** Creates a client whose session expires after `devices.list` has succeeded. */
  async function openExpired() {
    let issued = 0
    const ifNewest =
      (response: Response): Responder =>
      ({ headers }) =>
        headers['client-session-token'] === `seam_cst${issued}` ? response.clone() : unauthorized()
    const opened = await openRefusing(unauthorized, {
      '/client_sessions/get_or_create': () => json({ client_session: { token: `seam_cst${(issued += 1)}` } }),
      '/workspaces/get': ifNewest(json({ workspace: {} })),
      '/devices/list': ifNewest(json({ devices: [] })),
      '/events/list': ifNewest(json({ events: [] }))
    })
    await opened.client.devices.list({}, DETECT)
    issued += 1
    return opened
  }

  it('is renewed once for all calls, which are repeated', async () => {
    const { client, paths } = await openExpired()
    expect(await Promise.all([client.devices.list({}, DETECT), client.events.list({}, DETECT)])).to.deep.equal([[], []])
    expect(paths().filter((path) => path === '/client_sessions/get_or_create')).to.have.length(1)
    expect(paths().filter((path) => path === '/workspaces/get')).to.have.length(1)
  })

  it('makes calls of a server unauthorized, whatever the status of the route', async () => {
    const { fetch } = recordingFetch(({ url }) =>
      url.endsWith('/workspaces/get') ? unauthorized() : errorResponse(400, { type: 'missing_workspace_id' })
    )
    const client = PlatformClient.fromClientSessionToken('seam_cst1', { fetch })
    expect(await failureOf(client.events.list({}, DETECT))).to.include({ name: 'UnauthorizedError', isRefused: false })
  })

  it('is not renewed if the platform fails', async () => {
    const { client, paths } = await openRefusing(() => errorResponse(404, {}), { '/workspaces/get': () => empty(503) })
    expect((await failureOf(client.events.list({}, DETECT))).isRefused).to.equal(false)
    expect(paths()).to.deep.equal(['/events/list', '/workspaces/get'])
  })
})

describe('Token of another session', () => {
  it('is verified with the workspace if the session may not read itself', async () => {
    const { fetch, sent } = recordingFetch(
      errorResponse(401, { type: 'client_session_token_used_for_api_key' }),
      json({ workspace: {} }),
      json({ devices: [] })
    )
    const client = PlatformClient.fromClientSessionToken('seam_cst1', { fetch })
    await client.updateClientSessionToken('seam_cst2')
    await client.devices.list()
    expect(sent.map(({ headers }) => headers['client-session-token'])).to.deep.equal(Array(3).fill('seam_cst2'))
    expect(client.clientSession).to.equal(undefined)
  })

  it('never leaves the client with an access grant or access method', async () => {
    const grant = { access_grant_id: 'grant', client_session_token: 'seam_cst_guest' }
    const { fetch } = recordingFetch(
      json({ access_grant: grant }),
      json({ access_methods: [{ access_method_id: 'method', client_session_token: 'seam_cst_guest' }] })
    )
    const client = PlatformClient.fromClientSessionToken('seam_cst1', { fetch })
    expect(await client.accessGrants.get({ access_grant_id: 'grant' })).to.deep.equal({ access_grant_id: 'grant' })
    expect(await client.accessMethods.list({ access_grant_id: 'grant' })).to.deep.equal([
      { access_method_id: 'method' }
    ])
  })
})
