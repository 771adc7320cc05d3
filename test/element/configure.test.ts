import { configure } from '../../elements/index.js'
import { alertOf, notes, settled, strayRequests, until } from './page.js'
import { addTableOf, client, loaded, onStage, platform } from './stage.js'

type Given = Parameters<typeof configure>[0]

/** Passes a value that the type of `configure` forbids. */
const give = (given: unknown): void => Reflect.apply(configure, undefined, [given])

const attributeOf: Readonly<Record<string, string>> = {
  publishableKey: 'publishable-key',
  userIdentifierKey: 'user-identifier-key',
  clientSessionToken: 'client-session-token',
  consoleSessionToken: 'console-session-token',
  workspaceId: 'workspace-id',
  queryKeyPrefix: 'query-key-prefix',
  disableTelemetry: 'disable-telemetry'
}

describe('configure', () => {
  onStage()

  const good = (): Given => ({
    publishableKey: platform.publishableKey,
    userIdentifierKey: 'jane',
    endpoint: platform.endpoint
  })

  const wrong: Readonly<Record<string, readonly unknown[]>> = {
    publishableKey: [true, {}, () => 'seam_pk1', Symbol('key'), ['seam_pk1']],
    userIdentifierKey: [false, {}],
    clientSessionToken: [{}, 7n],
    consoleSessionToken: [[]],
    workspaceId: [{}],
    endpoint: [new URL('https://platform.example'), {}],
    product: [{}],
    queryKeyPrefix: [{}],
    sandbox: [1, {}, []],
    disableTelemetry: [1, {}],
    client: [{}, 'seam_cst1', 5, () => {}, { createPaginator() {} }]
  }
  for (const [name, values] of Object.entries(wrong)) {
    it(`reports an invalid ${name} once, ignores it, and accepts a valid one later`, async () => {
      const table = addTableOf()
      for (const value of values) {
        const initialCount = notes.warnings.length
        give({ [name]: value })
        await settled()
        expect(notes.warnings.slice(initialCount)).to.have.length(1)
        expect(notes.warnings.at(-1)).to.include(`The ${attributeOf[name] ?? name} option of configure should be `)
        await until(() => alertOf(table).includes('Must provide either a seam client'))
      }
      expect(platform.count()).to.equal(0)
      expect(strayRequests).to.deep.equal([])
      configure(good())
      await loaded(table, 6)
    })
  }

  it('uses the other options if one is invalid', async () => {
    give({ ...good(), client: {}, sandbox: {}, workspaceId: {} })
    await loaded(addTableOf(), 6)
    expect(notes.warnings).to.have.length(3)
  })

  it('shows an error in the element if a key is a number', async () => {
    give({ ...good(), publishableKey: 5 })
    const table = addTableOf()
    await until(() => alertOf(table).includes('publishable-key format'))
    configure(good())
    await loaded(table, 6)
  })

  it('breaks only the element if the client only resembles a client', async () => {
    give({ client: { createPaginator: 1, clientSessions: 2 } })
    const table = addTableOf()
    await until(() => alertOf(table))
    await until(() => notes.reports.length > 0)
    configure(good())
    await loaded(table, 6)
  })

  it('reports a problem once for all elements, and not again for the same value', async () => {
    const given = { client: { createPaginator: 1 } }
    give(given)
    give(given)
    addTableOf()
    addTableOf()
    await settled()
    expect(notes.warnings).to.have.length(1)
  })

  const noOptions = {
    undefined: undefined,
    null: null,
    'a number': 5,
    'a string': 'seam_pk1',
    'a symbol': Symbol('options')
  }
  const emptyObjects = { 'a function': () => {}, 'a list': ['seam_pk1'] }
  for (const [kind, given] of Object.entries({ ...noOptions, ...emptyObjects })) {
    it(`treats ${kind} as no options, without breaking an element`, async () => {
      configure(good())
      const table = await loaded(addTableOf(), 6)
      give(given)
      expect(notes.warnings).to.deep.equal(kind in noOptions ? ['configure takes an object of options.'] : [])
      await until(() => alertOf(table).includes('Must provide either a seam client'))
      configure(good())
      await loaded(table, 6)
    })
  }

  it('parses strings like attributes', async () => {
    give({ ...good(), publishableKey: ` ${platform.publishableKey}\n`, sandbox: 'false', disableTelemetry: 'false' })
    await loaded(addTableOf(), 6)
    expect(notes.warnings).to.deep.equal([])
  })

  it('does not log keys or tokens', async () => {
    give({ publishableKey: ['seam_pk1_secret'], client: { token: 'seam_cst1_secret' } })
    await settled()
    expect(notes.warnings).to.have.length(2)
    expect(notes.warnings.join()).not.to.include('secret')
  })

  it('accepts a number as a string and null as undefined, like properties', async () => {
    give({ client, workspaceId: null, publishableKey: undefined, queryKeyPrefix: 7 })
    await loaded(addTableOf(), 6)
    expect(notes.warnings).to.deep.equal([])
  })
})
