import { expect } from 'chai'
import ky from 'ky'
import {
  isInvalidOptionsError,
  isInvalidTokenError,
  isNoClientError,
  NoClientError,
  PlatformClient,
  PlatformClientWithoutWorkspace,
  type ClientOptions
} from '../../src/client/index.js'
import { json, recordingFetch, rejection } from './recording-fetch.js'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.e30.signature'
const SDK = { 'seam-sdk-name': 'latchkey', 'seam-sdk-version': '1.45.0', 'seam-lts-version': '1.0.0' }

/** Options that only a JavaScript caller can pass. */
const untyped = (options: object): object => options

type Factory = (token: string, options?: ClientOptions) => PlatformClient
const FACTORIES: Record<string, Factory> = {
  apiKey: (token, options) => PlatformClient.fromApiKey(token, options),
  clientSessionToken: (token, options) => PlatformClient.fromClientSessionToken(token, options),
  consoleSessionToken: (token, options) => PlatformClient.fromConsoleSessionToken(token, 'workspace_1', options),
  personalAccessToken: (token, options) => PlatformClient.fromPersonalAccessToken(token, 'workspace_1', options)
}

async function requestSentBy(create: (options: ClientOptions) => PlatformClient, options: ClientOptions = {}) {
  const platform = recordingFetch(json({ devices: [] }))
  await create({ fetch: platform.fetch, ...options }).devices.list()
  const [request] = platform.sent
  if (!request) throw new Error('Nothing was sent.')
  const { 'content-type': _, ...headers } = request.headers
  return { ...request, headers }
}

function errorThrownBy(make: () => unknown): Error {
  try {
    make()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('It was to throw an error.')
}

function withEnvironment(env: Record<string, string>, run: () => void): void {
  const original = Reflect.get(globalThis, 'process')
  Reflect.set(globalThis, 'process', { env })
  try {
    run()
  } finally {
    Reflect.set(globalThis, 'process', original)
  }
}

describe('Client credentials', () => {
  describe('headers', () => {
    const kinds: [string, string, Record<string, string>, RequestCredentials][] = [
      ['apiKey', 'seam_key1_secret', { authorization: 'Bearer seam_key1_secret' }, 'same-origin'],
      [
        'clientSessionToken',
        'seam_cst1_secret',
        { authorization: 'Bearer seam_cst1_secret', 'client-session-token': 'seam_cst1_secret' },
        'include'
      ],
      ['consoleSessionToken', JWT, { authorization: `Bearer ${JWT}`, 'seam-workspace': 'workspace_1' }, 'same-origin'],
      [
        'personalAccessToken',
        'seam_at1_secret',
        { authorization: 'Bearer seam_at1_secret', 'seam-workspace': 'workspace_1' },
        'same-origin'
      ]
    ]
    for (const [kind, token, headers, credentials] of kinds) {
      it(`has only those of ${kind} and the SDK`, async () => {
        const sent = await requestSentBy((options) => (FACTORIES[kind] ?? expect.fail())(token, options))
        expect(sent.headers).to.deep.equal({ ...SDK, ...headers })
        expect(sent.credentials).to.equal(credentials)
      })
    }

    it('uses the product name', async () => {
      const make: Factory = (token, options) => PlatformClient.fromPersonalAccessToken(token, 'workspace_1', options)
      const sent = await requestSentBy((options) => make('acme_at1', options), { product: 'acme' })
      expect(sent.headers).to.deep.equal({
        authorization: 'Bearer acme_at1',
        'acme-workspace': 'workspace_1',
        'acme-sdk-name': 'latchkey',
        'acme-sdk-version': '1.45.0',
        'acme-lts-version': '1.0.0'
      })
    })

    it('override the headers of the host', async () => {
      const headers = { 'X-Trace': '1', Authorization: 'Bearer other', 'Seam-Sdk-Name': 'other' }
      const sent = await requestSentBy((options) => PlatformClient.fromApiKey('seam_key1', options), { headers })
      expect(sent.headers).to.deep.equal({ ...SDK, 'x-trace': '1', authorization: 'Bearer seam_key1' })
    })

    it('accepts an API key as the only argument of the constructor', () => {
      const { url } = new PlatformClient('seam_key1').devices.list()
      expect(url.href).to.equal('https://connect.getseam.com/devices/list')
    })
  })

  describe('format checks', () => {
    const CST = 'seam_cst1_secret'
    const PAT = 'seam_at1_secret'
    const PK = 'seam_pk1_secret'
    const refused: [string, string, string][] = [
      ['apiKey', CST, 'A client session token cannot be used as an apiKey'],
      ['apiKey', JWT, 'A JWT cannot be used as an apiKey'],
      ['apiKey', PAT, 'A personal access token cannot be used as an apiKey'],
      ['apiKey', PK, 'A publishable key cannot be used as an apiKey'],
      ['apiKey', 'secret', 'Unknown or invalid apiKey format, expected token to start with seam_'],
      ['clientSessionToken', JWT, 'A JWT cannot be used as a clientSessionToken'],
      ['clientSessionToken', PAT, 'A personal access token cannot be used as a clientSessionToken'],
      ['clientSessionToken', PK, 'A publishable key cannot be used as a clientSessionToken'],
      [
        'clientSessionToken',
        'seam_secret',
        'Unknown or invalid clientSessionToken format, expected token to start with seam_cst'
      ],
      ['consoleSessionToken', CST, 'A client session token cannot be used as a consoleSessionToken'],
      ['consoleSessionToken', PAT, 'A personal access token cannot be used as a consoleSessionToken'],
      ['consoleSessionToken', PK, 'A publishable key cannot be used as a consoleSessionToken'],
      [
        'consoleSessionToken',
        'secret',
        'Unknown or invalid consoleSessionToken format, expected token to start with ey'
      ],
      ['personalAccessToken', CST, 'A client session token cannot be used as a personalAccessToken'],
      ['personalAccessToken', JWT, 'A JWT cannot be used as a personalAccessToken'],
      ['personalAccessToken', PK, 'A publishable key cannot be used as a personalAccessToken'],
      [
        'personalAccessToken',
        'secret',
        'Unknown or invalid personalAccessToken format, expected token to start with seam_at'
      ]
    ]
    for (const [kind, token, message] of refused) {
      it(`throws: ${message}`, () => {
        const error = errorThrownBy(() => FACTORIES[kind]?.(token))
        expect(isInvalidTokenError(error)).to.equal(true)
        expect(error.message).to.equal(message)
      })
    }

    it('rejects a token that does not fit into a header, without quoting it', () => {
      for (const token of ['seam_cst1_secret\n', 'seam_cst1 secret', 'seam_cst1_sécret']) {
        const error = errorThrownBy(() => PlatformClient.fromClientSessionToken(token))
        expect(isInvalidTokenError(error)).to.equal(true)
        expect(error.message).to.not.match(/secret|sécret/)
      }
    })

    it('uses the product name', () => {
      expect(errorThrownBy(() => PlatformClient.fromApiKey('seam_key1', { product: 'acme' })).message).to.include(
        'acme_'
      )
      expect(() => PlatformClient.fromApiKey('acme_key1', { product: 'acme' })).to.not.throw()
    })

    it('accepts an API key of a product whose name starts like a JWT', () => {
      expect(() => PlatformClient.fromApiKey('eye_key1', { product: 'eye' })).to.not.throw()
    })
  })

  describe('option checks', () => {
    const client = ky.create({ prefix: 'https://platform.test' })
    const refused: [() => unknown, string][] = [
      [() => PlatformClient.fromApiKey(''), 'Missing apiKey'],
      [() => PlatformClient.fromClientSessionToken(''), 'Missing clientSessionToken'],
      [() => PlatformClient.fromConsoleSessionToken(JWT, ''), 'Missing consoleSessionToken or workspaceId'],
      [() => PlatformClient.fromConsoleSessionToken('', 'workspace_1'), 'Missing consoleSessionToken or workspaceId'],
      [() => PlatformClient.fromPersonalAccessToken('seam_at1', ''), 'Missing personalAccessToken or workspaceId'],
      [() => PlatformClient.fromPersonalAccessToken('', 'workspace_1'), 'Missing personalAccessToken or workspaceId'],
      [() => new PlatformClient({ client: undefined }), 'Missing client'],
      [() => new PlatformClient({ clientSessionToken: undefined }), 'Missing clientSessionToken'],
      [
        () => new PlatformClient({ personalAccessToken: 'seam_at1' }),
        'Must pass a workspaceId when using a personalAccessToken'
      ],
      [
        () => new PlatformClient({ consoleSessionToken: JWT }),
        'Must pass a workspaceId when using a consoleSessionToken'
      ],
      [() => new PlatformClient(), 'Must specify a client, an apiKey or another credential'],
      [
        () => new PlatformClient({ apiKey: 'seam_key1', clientSessionToken: 'seam_cst1' }),
        'The apiKey option cannot be used with the clientSessionToken option'
      ],
      [
        () => new PlatformClient({ personalAccessToken: 'seam_at1', consoleSessionToken: JWT }),
        'The consoleSessionToken option cannot be used with the personalAccessToken option'
      ],
      [
        () => PlatformClient.fromApiKey('seam_key1', untyped({ workspaceId: 'workspace_1' })),
        'The workspaceId option cannot be used with the apiKey option'
      ],
      [
        () => new PlatformClient({ clientSessionToken: 'seam_cst1', workspaceId: 'workspace_1' }),
        'The workspaceId option cannot be used with the clientSessionToken option'
      ],
      [
        () => new PlatformClient(untyped({ publishableKey: 'seam_pk1' })),
        'A publishableKey can only be used with PlatformClient.fromPublishableKey'
      ],
      [() => PlatformClient.fromApiKey('seam_key1', untyped({ endPoint: '/base' })), 'Unknown option: endPoint'],
      [
        () => new PlatformClient(untyped({ client: { extend: () => client } })),
        'The client option must be a ky instance'
      ],
      [() => new PlatformClient({ client, apiKey: 'seam_key1' }), 'The client option cannot be used with apiKey'],
      [
        () => new PlatformClient({ client, endpoint: 'https://platform.test', retry: { limit: 1 } }),
        'The client option cannot be used with endpoint, retry'
      ]
    ]
    for (const [make, message] of refused) {
      it(`throws: ${message}`, () => {
        const error = errorThrownBy(make)
        expect(isInvalidOptionsError(error)).to.equal(true)
        expect(error.message).to.equal(message)
      })
    }

    for (const endpoint of [
      'platform.test',
      'platform.test:8080/base',
      'ftp://platform.test',
      'javascript:alert(1)',
      'https://jane:secret@platform.test',
      'https://platform.test/?key=secret',
      'https://platform.test/#secret',
      'https://',
      'not an address'
    ]) {
      it(`rejects the endpoint ${endpoint}`, () => {
        const error = errorThrownBy(() => PlatformClient.fromApiKey('seam_key1', { endpoint }))
        expect(isInvalidOptionsError(error)).to.equal(true)
        expect(error.message).to.include('http(s) address').and.not.to.include('secret')
      })
    }

    it('rejects a workspace id that does not fit into a header', () => {
      for (const workspaceId of ['one\r\nx-own: yes', 'eins zwei', '家']) {
        const error = errorThrownBy(() => PlatformClient.fromPersonalAccessToken('seam_at1', workspaceId))
        expect(isInvalidTokenError(error)).to.equal(true)
      }
    })

    it('rejects keys that are not strings', () => {
      for (const invalidKey of [42, true, {}, [], Symbol.iterator]) {
        const error = errorThrownBy(() => new PlatformClient(untyped({ apiKey: invalidKey })))
        expect(isInvalidTokenError(error), String(invalidKey)).to.equal(true)
      }
    })

    it('accepts undefined options', () => {
      expect(() => new PlatformClient({ client, apiKey: undefined, endpoint: undefined })).to.not.throw()
      expect(() => new PlatformClient({ apiKey: 'seam_key1', clientSessionToken: undefined })).to.not.throw()
    })

    it('accepts a ky instance with the two flags', () => {
      const flags = { isUndocumentedApiEnabled: true, waitForActionAttempt: false }
      expect(() => new PlatformClient({ client, ...flags })).to.not.throw()
    })

    it('rejects a ky instance with a publishable key', async () => {
      const options: object = { client }
      const error = await rejection(PlatformClient.fromPublishableKey('seam_pk1', 'user_1', options))
      expect(isInvalidOptionsError(error)).to.equal(true)
      expect(`${error}`).to.include('The client option cannot be used with PlatformClient.fromPublishableKey')
    })

    it('provides an error for code that needs a client before there is one', () => {
      const error: unknown = new NoClientError()
      expect(isNoClientError(error)).to.equal(true)
      expect(`${error}`).to.include('Attempted to use a null seam client')
      expect(new NoClientError('acme').message).to.include('null acme client')
    })
  })

  describe('client without a workspace', () => {
    const response = json({ workspaces: [{ workspace_id: 'workspace_1' }], workspace: { workspace_id: 'workspace_2' } })
    const make = { consoleSessionToken: JWT, personalAccessToken: 'seam_at1_secret' }

    it('can only list and create workspaces, and sends no workspace header', async () => {
      for (const token of Object.values(make)) {
        const { fetch, sent } = recordingFetch(response)
        const { workspaces, ...rest } =
          token === JWT
            ? PlatformClientWithoutWorkspace.fromConsoleSessionToken(token, { fetch })
            : PlatformClientWithoutWorkspace.fromPersonalAccessToken(token, { fetch })
        expect(rest).to.deep.equal({})
        expect(workspaces).to.have.all.keys('list', 'create')
        expect(await workspaces.list()).to.deep.equal([{ workspace_id: 'workspace_1' }])
        expect(await workspaces.create({ name: 'Second' })).to.deep.equal({ workspace_id: 'workspace_2' })
        for (const { headers } of sent) {
          expect(headers)
            .to.include({ authorization: `Bearer ${token}` })
            .and.not.to.have.property('seam-workspace')
        }
        expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).to.deep.equal([
          'GET /workspaces/list',
          'POST /workspaces/create'
        ])
      }
    })

    it('rejects other or invalid credentials', () => {
      const refused: [() => unknown, string][] = [
        [() => PlatformClientWithoutWorkspace.fromPersonalAccessToken(''), 'Missing personalAccessToken'],
        [() => PlatformClientWithoutWorkspace.fromConsoleSessionToken(''), 'Missing consoleSessionToken'],
        [() => PlatformClientWithoutWorkspace.fromPersonalAccessToken(JWT), 'A JWT cannot be used as'],
        [
          () => new PlatformClientWithoutWorkspace({ consoleSessionToken: JWT, personalAccessToken: 'seam_at1' }),
          'The consoleSessionToken option cannot be used with the personalAccessToken option'
        ],
        [
          () => new PlatformClientWithoutWorkspace(untyped({ personalAccessToken: 'seam_at1', workspaceId: 'one' })),
          'The workspaceId option cannot be used with the personalAccessToken option'
        ],
        [() => new PlatformClientWithoutWorkspace(untyped({ apiKey: 'seam_key1' })), 'Unknown option: apiKey'],
        [() => new PlatformClientWithoutWorkspace(), 'Must specify']
      ]
      for (const [attempt, message] of refused) expect(errorThrownBy(attempt).message).to.include(message)
    })

    it('reads a personal access token from the environment, but not an API key', () => {
      withEnvironment({ SEAM_API_KEY: 'seam_key1' }, () => {
        expect(() => new PlatformClientWithoutWorkspace()).to.throw('Must specify')
      })
      withEnvironment({ SEAM_API_KEY: 'seam_key1', SEAM_PERSONAL_ACCESS_TOKEN: 'seam_at1' }, () => {
        expect(() => new PlatformClientWithoutWorkspace()).to.not.throw()
      })
    })
  })

  describe('environment variables', () => {
    it('are used if no credential is passed', async () => {
      const environments: [Record<string, string>, string][] = [
        [{ SEAM_API_KEY: 'seam_key1' }, 'Bearer seam_key1'],
        [{ SEAM_PERSONAL_ACCESS_TOKEN: 'seam_at1', SEAM_WORKSPACE_ID: 'workspace_1' }, 'Bearer seam_at1']
      ]
      for (const [env, authorization] of environments) {
        const platform = recordingFetch(json({ devices: [] }))
        let client: PlatformClient | undefined
        withEnvironment({ ...env, SEAM_ENDPOINT: 'https://platform.test/base/' }, () => {
          client = new PlatformClient({ fetch: platform.fetch })
        })
        await client?.devices.list()
        expect(platform.sent[0]?.headers['authorization']).to.equal(authorization)
        expect(platform.sent[0]?.headers['seam-workspace']).to.equal(env['SEAM_WORKSPACE_ID'])
        expect(platform.sent[0]?.url).to.equal('https://platform.test/base/devices/list')
      }
    })

    it('start with the product name in capitals', () => {
      withEnvironment({ ACME_API_KEY: 'acme_key1' }, () => {
        expect(() => new PlatformClient({ product: 'acme' })).to.not.throw()
        expect(() => new PlatformClient()).to.throw('Must specify')
      })
    })

    it('are rejected if two credentials are set', () => {
      withEnvironment({ SEAM_API_KEY: 'seam_key1', SEAM_PERSONAL_ACCESS_TOKEN: 'seam_at1' }, () => {
        expect(() => new PlatformClient()).to.throw(
          'Both environment variables are defined, use only one authentication method'
        )
        expect(() => new PlatformClient('seam_key2')).to.not.throw()
      })
    })

    it('need a workspace id for a personal access token', () => {
      withEnvironment({ SEAM_PERSONAL_ACCESS_TOKEN: 'seam_at1' }, () => {
        expect(() => new PlatformClient()).to.throw('Must pass a workspaceId when using a personalAccessToken')
        expect(() => new PlatformClient({ workspaceId: 'workspace_1' })).to.not.throw()
      })
    })

    it('are not used if an empty credential is passed', () => {
      withEnvironment({ SEAM_API_KEY: 'seam_key1' }, () => {
        expect(() => new PlatformClient({ clientSessionToken: undefined })).to.throw('Missing clientSessionToken')
      })
    })
  })
})
