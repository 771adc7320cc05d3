import ky from 'ky'
import {
  type ClientOptions,
  isInvalidOptionsError,
  isInvalidTokenError,
  isNoClientError,
  NoClientError,
  PlatformClient,
  PlatformClientWithoutWorkspace
} from '../../src/client/index.js'
import { json, recordingFetch } from './recording-fetch.js'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.e30.signature'

/** Options that only a JavaScript caller can pass. */
const untyped = (options: object): object => options

type Factory = (token: string, options?: ClientOptions) => PlatformClient
const FACTORIES: Record<string, Factory> = {
  apiKey: (token, options) => PlatformClient.fromApiKey(token, options),
  clientSessionToken: (token, options) => PlatformClient.fromClientSessionToken(token, options),
  consoleSessionToken: (token, options) => PlatformClient.fromConsoleSessionToken(token, 'workspace_1', options),
  personalAccessToken: (token, options) => PlatformClient.fromPersonalAccessToken(token, 'workspace_1', options)
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
  it('send cookies only with a client session', async () => {
    const { fetch, sent } = recordingFetch(json({ devices: [] }))
    const tokens = { apiKey: 'seam_key1', clientSessionToken: 'seam_cst1', personalAccessToken: 'seam_at1' }
    for (const [kind, token] of Object.entries({ ...tokens, consoleSessionToken: JWT }))
      await FACTORIES[kind]?.(token, { fetch }).devices.list()
    const { length } = sent.filter(({ credentials }) => credentials === 'same-origin')
    expect([length, sent[1]?.credentials, sent.length]).to.deep.equal([3, 'include', 4])
  })

  describe('format checks', () => {
    const ofOthers: readonly (readonly [name: string, token: string, kind?: string])[] = [
      ['client session token', 'seam_cst1_secret', 'clientSessionToken'],
      ['JWT', JWT, 'consoleSessionToken'],
      ['personal access token', 'seam_at1_secret', 'personalAccessToken'],
      ['publishable key', 'seam_pk1_secret']
    ]
    const PREFIXES = { apiKey: 'seam_', clientSessionToken: 'seam_cst', consoleSessionToken: 'ey' }
    for (const [kind, prefix] of Object.entries({ ...PREFIXES, personalAccessToken: 'seam_at' })) {
      it(`rejects every other kind of token as ${kind}`, () => {
        const rejected = ofOthers.filter(([, , own]) => own !== kind)
        for (const [token, message] of [
          ...rejected.map(([name, token]) => [token, `A ${name} cannot be used as a`] as const),
          ['secret', `Unknown or invalid ${kind} format, expected token to start with ${prefix}`] as const
        ]) {
          const error = errorThrownBy(() => FACTORIES[kind]?.(token))
          expect(isInvalidTokenError(error)).to.equal(true)
          expect(error.message).to.include(message).and.include(kind)
        }
      })
    }

    it('rejects a token that does not fit into a header, without quoting it', () => {
      for (const token of ['seam_cst1_secret\n', 'seam_cst1 secret', 'seam_cst1_sécret']) {
        const error = errorThrownBy(() => PlatformClient.fromClientSessionToken(token))
        expect(isInvalidTokenError(error)).to.equal(true)
        expect(error.message).to.not.match(/secret|sécret/)
      }
    })

    it('accepts an API key of a product whose name starts like a JWT', () => {
      expect(() => PlatformClient.fromApiKey('eye_key1', { product: 'eye' })).to.not.throw()
    })
  })

  describe('option checks', () => {
    const client = ky.create({ prefix: 'https://platform.test' })
    const rejected: [() => unknown, string][] = [
      [() => PlatformClient.fromPersonalAccessToken('', 'workspace_1'), 'Missing personalAccessToken or workspaceId'],
      [() => new PlatformClient(), 'Must specify a client, an apiKey or another credential'],
      [
        () => PlatformClient.fromApiKey('seam_key1', untyped({ workspaceId: 'workspace_1' })),
        'The workspaceId option cannot be used with the apiKey option'
      ],
      [
        () => new PlatformClient({ clientSessionToken: 'seam_cst1', workspaceId: 'workspace_1' }),
        'The workspaceId option cannot be used with the clientSessionToken option'
      ],
      [
        () => new PlatformClient(untyped({ client: { extend: () => client } })),
        'The client option must be a ky instance'
      ],
      [
        () => new PlatformClient({ client, endpoint: 'https://platform.test', retry: { limit: 1 } }),
        'The client option cannot be used with endpoint, retry'
      ]
    ]
    for (const [make, message] of rejected) {
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

    it('accepts undefined options', () => {
      expect(() => new PlatformClient({ client, apiKey: undefined, endpoint: undefined })).to.not.throw()
      expect(() => new PlatformClient({ apiKey: 'seam_key1', clientSessionToken: undefined })).to.not.throw()
    })

    it('provides an error for code that needs a client before there is one', () => {
      const error: unknown = new NoClientError()
      expect(isNoClientError(error)).to.equal(true)
      expect(`${error}`).to.include('Attempted to use a null seam client')
      expect(new NoClientError('acme').message).to.include('null acme client')
    })
  })

  describe('environment variables', () => {
    it('provide a personal access token for a client without a workspace, but no API key', () => {
      withEnvironment({ SEAM_API_KEY: 'seam_key1' }, () => {
        expect(() => new PlatformClientWithoutWorkspace()).to.throw('Must specify')
      })
      withEnvironment({ SEAM_API_KEY: 'seam_key1', SEAM_PERSONAL_ACCESS_TOKEN: 'seam_at1' }, () => {
        expect(() => new PlatformClientWithoutWorkspace()).to.not.throw()
      })
    })

    it('need a workspace id for a personal access token', () => {
      withEnvironment({ SEAM_PERSONAL_ACCESS_TOKEN: 'seam_at1' }, () => {
        expect(() => new PlatformClient()).to.throw('Must pass a workspaceId when using a personalAccessToken')
        expect(() => new PlatformClient({ workspaceId: 'workspace_1' })).to.not.throw()
      })
    })
  })
})
