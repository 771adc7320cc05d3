import { expect } from 'chai'
import ky from 'ky'
import { clientOf, failureOf, SECRET, TOKENS } from './samples.mjs'

const WORKSPACE = 'workspace_1'

/** Invalid credentials with the expected error. */
const CREDENTIALS = [
  ['no credential', 'InvalidOptionsError', /./, {}],
  ['an empty apiKey', 'InvalidOptionsError', /^Missing apiKey$/, { apiKey: '' }],
  [
    'an apiKey without its prefix',
    'InvalidTokenError',
    /^Unknown or invalid apiKey format, expected token to start with seam_$/,
    { apiKey: `key1_${SECRET}` }
  ],
  [
    'an apiKey of another product',
    'InvalidTokenError',
    /^Unknown or invalid apiKey format, expected token to start with seam_$/,
    { apiKey: `acme_${SECRET}` }
  ],
  [
    'a session token as an apiKey',
    'InvalidTokenError',
    /client session token.*apiKey/,
    { apiKey: TOKENS.clientSessionToken }
  ],
  ['an access token as an apiKey', 'InvalidTokenError', /access token.*apiKey/, { apiKey: TOKENS.personalAccessToken }],
  ['a publishable key as an apiKey', 'InvalidTokenError', /publishable key.*apiKey/, { apiKey: TOKENS.publishableKey }],
  [
    'a JWT as an apiKey',
    'InvalidTokenError',
    /^A JWT cannot be used as an apiKey$/,
    { apiKey: TOKENS.consoleSessionToken }
  ],
  ['an apiKey with a line break', 'InvalidTokenError', /apiKey/, { apiKey: `${TOKENS.apiKey}\r\nx-own: yes` }],
  ['an apiKey with a space', 'InvalidTokenError', /apiKey/, { apiKey: `${TOKENS.apiKey} ` }],
  ['an empty session token', 'InvalidOptionsError', /^Missing clientSessionToken$/, { clientSessionToken: '' }],
  ['an apiKey as a session token', 'InvalidTokenError', /clientSessionToken/, { clientSessionToken: TOKENS.apiKey }],
  [
    'a publishable key as a session token',
    'InvalidTokenError',
    /publishable key.*clientSessionToken/,
    { clientSessionToken: TOKENS.publishableKey }
  ],
  [
    'a console token that is no JWT',
    'InvalidTokenError',
    /consoleSessionToken/,
    { consoleSessionToken: 'jwt', workspaceId: WORKSPACE }
  ],
  [
    'an apiKey as a console token',
    'InvalidTokenError',
    /consoleSessionToken/,
    { consoleSessionToken: TOKENS.apiKey, workspaceId: WORKSPACE }
  ],
  [
    'a console token without a workspace',
    'InvalidOptionsError',
    /workspaceId/,
    { consoleSessionToken: TOKENS.consoleSessionToken }
  ],
  [
    'a console token with an empty workspace',
    'InvalidOptionsError',
    /^Missing consoleSessionToken or workspaceId$/,
    { consoleSessionToken: TOKENS.consoleSessionToken, workspaceId: '' }
  ],
  [
    'a workspace without its console token',
    'InvalidOptionsError',
    /^Missing consoleSessionToken or workspaceId$/,
    { consoleSessionToken: '', workspaceId: WORKSPACE }
  ],
  [
    'an access token without a workspace',
    'InvalidOptionsError',
    /^Must pass a workspaceId when using a personalAccessToken$/,
    { personalAccessToken: TOKENS.personalAccessToken }
  ],
  [
    'an access token with an empty workspace',
    'InvalidOptionsError',
    /^Missing personalAccessToken or workspaceId$/,
    { personalAccessToken: TOKENS.personalAccessToken, workspaceId: '' }
  ],
  [
    'an apiKey as an access token',
    'InvalidTokenError',
    /personalAccessToken/,
    { personalAccessToken: TOKENS.apiKey, workspaceId: WORKSPACE }
  ],
  ['a publishable key', 'InvalidOptionsError', /fromPublishableKey/, { publishableKey: TOKENS.publishableKey }],
  ['an unknown option', 'InvalidOptionsError', /apikey/, { apiKey: TOKENS.apiKey, apikey: TOKENS.apiKey }],
  [
    'a misspelled option',
    'InvalidOptionsError',
    /endPoint/,
    { apiKey: TOKENS.apiKey, endPoint: 'https://platform.example' }
  ],
  ['a missing client', 'InvalidOptionsError', /^Missing client$/, { client: undefined }]
]

const KINDS = ['apiKey', 'clientSessionToken', 'consoleSessionToken', 'personalAccessToken']
const WITH_WORKSPACE = { workspaceId: WORKSPACE }

const credentialCase = ([what, name, message, options]) => ({
  name: `A client cannot be created with ${what}`,
  async run({ client: { PlatformClient }, platform: { endpoint, requests } }) {
    const error = await failureOf(() => new PlatformClient({ endpoint, ...options }))
    expect(error).to.include({ name })
    expect(error.message).to.match(message)
    expect(error.message).to.not.include(SECRET)
    expect(await requests()).to.deep.equal([])
  }
})

const QUERIES = [
  ['a name with a dot', { 'first.second': 1 }, 'first.second'],
  ['a nested name with a dot', { first: { 'second.third': 1 } }, 'second.third'],
  ['NaN', { first: NaN }, 'first'],
  ['an infinite number', { first: -Infinity }, 'first'],
  ['an empty string', { first: '' }, 'first'],
  ['a nested empty string', { first: { second: '' } }, 'first.second'],
  ['an array with an empty string', { first: ['a', ''] }, 'first'],
  ['an array with null', { first: [null, 'a'] }, 'first'],
  ['an array with undefined', { first: [undefined] }, 'first'],
  ['an array with NaN', { first: [1, NaN] }, 'first'],
  ['an array in an array', { first: [['a']] }, 'first'],
  ['an object in an array', { first: [{ second: 1 }] }, 'first'],
  ['a function', { first: () => 1 }, 'first'],
  ['a symbol', { first: Symbol('second') }, 'first'],
  ['a map', { first: new Map([['second', 1]]) }, 'first'],
  ['an invalid date', { first: new Date(NaN) }, 'first'],
  ['a name with a dot and an undefined value', { 'first.second': undefined }, 'first.second'],
  [
    'an instance of a class',
    {
      first: new (class Named {
        name = 'a'
      })()
    },
    'first'
  ]
]

const queryCase = ([what, parameters, culprit]) => ({
  name: `A query string cannot contain ${what}, and nothing is sent`,
  async run(context) {
    const client = clientOf(context)
    for (const request of [
      () => client.spaces.list(parameters),
      () => client.connectedAccounts.get(parameters).fetchResponse()
    ]) {
      const error = await failureOf(request)
      expect(error).to.be.an.instanceOf(Error)
      expect(error.message).to.include(culprit)
    }
    expect(await context.platform.requests()).to.deep.equal([])
  }
})

export const cases = [
  ...CREDENTIALS.map(credentialCase),
  ...QUERIES.map(queryCase),
  {
    name: 'A client cannot be created with a credential that is no string',
    async run({ client: { PlatformClient }, platform: { endpoint, requests } }) {
      for (const kind of KINDS) {
        const rest = kind === 'apiKey' || kind === 'clientSessionToken' ? { endpoint } : { endpoint, ...WITH_WORKSPACE }
        for (const value of [42, true, {}, [], null]) {
          const { name } = await failureOf(() => new PlatformClient({ ...rest, [kind]: value }))
          expect(name, `${kind}: ${JSON.stringify(value)}`).to.be.oneOf(['InvalidOptionsError', 'InvalidTokenError'])
        }
      }
      expect(await requests()).to.deep.equal([])
    }
  },
  {
    name: 'A client cannot be created with any two credentials',
    async run({ client: { PlatformClient }, platform: { endpoint, requests } }) {
      for (const first of KINDS) {
        for (const second of KINDS.filter((kind) => kind !== first)) {
          const options = { endpoint, [first]: TOKENS[first], [second]: TOKENS[second] }
          for (const more of [{}, WITH_WORKSPACE]) {
            const error = await failureOf(() => new PlatformClient({ ...options, ...more }))
            expect(error, `${first} and ${second}`).to.include({ name: 'InvalidOptionsError' })
            expect(error.message).to.include(first).and.include(second)
          }
        }
      }
      expect(await requests()).to.deep.equal([])
    }
  },
  {
    name: 'A ky instance cannot be combined with a credential or another option',
    async run({ client: { PlatformClient }, platform: { endpoint, requests } }) {
      const ready = ky.create({ prefix: endpoint })
      const rest = { ...TOKENS, workspaceId: WORKSPACE, endpoint, product: 'acme', timeout: 1, headers: {}, fetch }
      for (const [name, value] of Object.entries(rest)) {
        const error = await failureOf(() => new PlatformClient({ client: ready, [name]: value }))
        expect(error, name).to.include({ name: 'InvalidOptionsError' })
        expect(error.message).to.match(/^The client option cannot be used with /)
        expect(error.message).to.include(name === 'publishableKey' ? 'fromPublishableKey' : name)
      }
      const error = await failureOf(() =>
        PlatformClient.fromPublishableKey(TOKENS.publishableKey, 'user_1', { client: ready })
      )
      expect(error).to.include({ name: 'InvalidOptionsError' })
      expect(error.message).to.match(/^The client option cannot be used with .*fromPublishableKey$/)
      expect(await requests()).to.deep.equal([])
    }
  },
  {
    name: 'A malformed or missing publishable key is not exchanged',
    async run({ client: { PlatformClient }, platform: { endpoint, requests } }) {
      for (const key of [TOKENS.apiKey, TOKENS.clientSessionToken, `pk1_${SECRET}`]) {
        const error = await failureOf(() => PlatformClient.fromPublishableKey(key, 'user_1', { endpoint }))
        expect(error).to.include({ name: 'InvalidTokenError' })
        expect(error.message).to.include('publishableKey').and.not.include(SECRET)
      }
      const error = await failureOf(() => PlatformClient.fromPublishableKey('', 'user_1', { endpoint }))
      expect(error).to.include({ name: 'InvalidOptionsError' })
      expect(await requests()).to.deep.equal([])
    }
  },
  {
    name: 'A client without a workspace accepts only a console or access token, and no workspace',
    async run({ client: { PlatformClientWithoutWorkspace }, platform: { endpoint, requests } }) {
      const make = (options) => () => new PlatformClientWithoutWorkspace({ endpoint, ...options })
      const { apiKey, personalAccessToken, consoleSessionToken, clientSessionToken } = TOKENS
      for (const options of [
        {},
        { apiKey },
        { clientSessionToken },
        { personalAccessToken: '' },
        { consoleSessionToken: '' },
        { personalAccessToken, consoleSessionToken },
        { personalAccessToken, workspaceId: WORKSPACE },
        { consoleSessionToken, workspaceId: WORKSPACE }
      ]) {
        expect(await failureOf(make(options)), Object.keys(options).join()).to.include({ name: 'InvalidOptionsError' })
      }
      const { fromPersonalAccessToken, fromConsoleSessionToken } = PlatformClientWithoutWorkspace
      for (const factory of [fromPersonalAccessToken, fromConsoleSessionToken]) {
        const error = await failureOf(() => factory.call(PlatformClientWithoutWorkspace, apiKey, { endpoint }))
        expect(error).to.include({ name: 'InvalidTokenError' })
      }
      expect(await requests()).to.deep.equal([])
    }
  },
  {
    name: 'A body that cannot be serialized is rejected, and nothing is sent',
    async run(context) {
      const ring = {}
      ring.ring = ring
      for (const parameters of [ring, { limit: 10n }]) {
        const error = await failureOf(() => clientOf(context).devices.list(parameters))
        expect(error).to.be.an.instanceOf(Error)
        expect(error.message).to.not.include(SECRET)
      }
      expect(await context.platform.requests()).to.deep.equal([])
    }
  }
]
