import { expect } from 'chai'
import { configure } from '../../elements/index.js'
import { alertOf, notes, settled, until } from './page.js'
import { addTableOf, client, loaded, onStage, platform } from './stage.js'

type Given = Parameters<typeof configure>[0]

/** Gives what a host without a compiler can give. */
const give = (given: unknown): void => Reflect.apply(configure, undefined, [given])

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

  for (const [name, values] of Object.entries(wrong)) {
    it(`given a wrong ${name} says so once, does as if there were none, and takes a right one later`, async () => {
      const table = addTableOf()
      for (const value of values) {
        const before = notes.warnings.length
        give({ [name]: value })
        await settled()
        expect(notes.warnings.slice(before)).to.have.length(1)
        expect(notes.warnings.at(-1)).to.include(`The ${attributeOf[name] ?? name} option of configure should be `)
        await until(() => alertOf(table).includes('Must provide either a seam client'))
      }
      expect(platform.count()).to.equal(0)
      expect(notes.elsewhere).to.deep.equal([])
      configure(good())
      await loaded(table, 6)
    })
  }

  it('given a wrong option uses the others', async () => {
    give({ ...good(), client: {}, sandbox: {}, workspaceId: {} })
    await loaded(addTableOf(), 6)
    expect(notes.warnings).to.have.length(3)
  })

  it('given a number for a key says in the element what is wrong with it', async () => {
    give({ ...good(), publishableKey: 5 })
    const table = addTableOf()
    await until(() => alertOf(table).includes('publishable-key format'))
    configure(good())
    await loaded(table, 6)
  })

  it('given what only looks like a client fails in the element alone', async () => {
    give({ client: { createPaginator: 1, clientSessions: 2 } })
    const table = addTableOf()
    await until(() => alertOf(table))
    await until(() => notes.reports.length > 0)
    configure(good())
    await loaded(table, 6)
  })

  it('says so once for all elements, and not again for the same', async () => {
    const given = { client: { createPaginator: 1 } }
    give(given)
    give(given)
    addTableOf()
    addTableOf()
    await settled()
    expect(notes.warnings).to.have.length(1)
  })

  const noOptions = {
    nothing: undefined,
    null: null,
    'a number': 5,
    'a text': 'seam_pk1',
    'a symbol': Symbol('options')
  }
  const emptyObjects = { 'a function': () => {}, 'a list': ['seam_pk1'] }
  for (const [kind, given] of Object.entries({ ...noOptions, ...emptyObjects })) {
    it(`given ${kind} sets nothing, and no element breaks`, async () => {
      configure(good())
      const table = await loaded(addTableOf(), 6)
      give(given)
      expect(notes.warnings).to.deep.equal(kind in noOptions ? ['configure takes an object of options.'] : [])
      await until(() => alertOf(table).includes('Must provide either a seam client'))
      configure(good())
      await loaded(table, 6)
    })
  }

  it('reads texts as attributes are read', async () => {
    give({ ...good(), publishableKey: ` ${platform.publishableKey}\n`, sandbox: 'false', disableTelemetry: 'false' })
    await loaded(addTableOf(), 6)
    expect(notes.warnings).to.deep.equal([])
  })

  it('keeps keys and tokens out of what it says', async () => {
    give({ publishableKey: ['seam_pk1_secret'], client: { token: 'seam_cst1_secret' } })
    await settled()
    expect(notes.warnings).to.have.length(2)
    expect(notes.warnings.join()).not.to.include('secret')
  })

  it('takes a number for a text, and null for nothing, as properties do', async () => {
    give({ client, workspaceId: null, publishableKey: undefined, queryKeyPrefix: 7 })
    await loaded(addTableOf(), 6)
    expect(notes.warnings).to.deep.equal([])
  })
})
