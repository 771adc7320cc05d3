import ky from 'ky'
import { configure } from '../../elements/index.js'
import {
  type ClientOptions,
  isInvalidOptionsError,
  isUnauthorizedError,
  PlatformClient
} from '../../src/client/index.js'
import { createSandbox, type Sandbox } from '../../src/sandbox/index.js'
import { importCopy } from './copy-of-module.js'
import {
  add,
  alertOf,
  findButton,
  make,
  notes,
  onFreshPage,
  press,
  rowOf,
  rowsOf,
  settled,
  strayRequests,
  until
} from './page.js'
import { loaded, startPlatform } from './stage.js'

const ENDPOINT = 'https://ready.example'

describe('Existing client', () => {
  onFreshPage()
  let sandbox: Sandbox
  let paths: string[]
  let options: ClientOptions

  beforeEach(() => {
    sandbox = createSandbox({ latency: 0, commandTime: 0, size: 6 })
    paths = []
    options = {
      endpoint: ENDPOINT,
      async fetch(input, init) {
        const request = new Request(input, init)
        const { pathname } = new URL(request.url)
        if (pathname === '/internal/tlmtry') return new Response(null, { status: 204 })
        paths.push(pathname)
        const headers = new Headers(request.headers)
        // The sandbox does not support personal access tokens.
        if (headers.get('authorization') === 'Bearer seam_at1') headers.set('authorization', 'Bearer ey.a.b')
        return sandbox(request, { headers })
      }
    }
  })

  const lists = (): number => paths.filter((path) => path === '/devices/list').length

  const kinds: Readonly<Record<string, () => PlatformClient | Promise<PlatformClient>>> = {
    'of a publishable key': () => PlatformClient.fromPublishableKey(sandbox.publishableKey, 'jane', options),
    'of a client session token': () => PlatformClient.fromClientSessionToken(sandbox.clientSessionToken, options),
    'of an API key': () => PlatformClient.fromApiKey('seam_sandbox_key', options),
    'of a console session': () => PlatformClient.fromConsoleSessionToken('ey.a.b', 'workspace_sandbox', options),
    'of a personal access token': () =>
      PlatformClient.fromPersonalAccessToken('seam_at1', 'workspace_sandbox', options),
    'of a ky instance': () =>
      new PlatformClient({
        client: ky.create({
          prefix: ENDPOINT,
          fetch: options.fetch ?? fetch,
          headers: { authorization: 'Bearer seam_sandbox_key' }
        })
      }),
    'of another copy of the bundle': async () => {
      const { clientUrl } = await import('../client/client-entry.js')
      const { PlatformClient: Copy } = await importCopy(clientUrl)
      if (typeof Copy !== 'function') throw new TypeError('It is no copy.')
      expect(Copy).not.to.equal(PlatformClient)
      return Reflect.construct(Copy, [{ ...options, apiKey: 'seam_sandbox_key' }])
    }
  }
  for (const [kind, create] of Object.entries(kinds)) {
    it(`works in an element and inside a session element, with one list request, if it is a client ${kind}`, async () => {
      const client = await create()
      const table = add('x-device-table', { properties: { client } })
      const session = add('x-session', { properties: { client } })
      const inner = add('x-device-table', {}, session)
      await loaded(table, 6)
      await loaded(inner, 6)
      expect(lists()).to.equal(1)
      expect(
        [table.session?.client, inner.session?.client, session.session?.client].map((used) => used === client)
      ).to.deep.equal([true, true, true])
      ;(await rowOf(table, 'Front Door')).click()
      await press(table, 'Unlock')
      await until(() => findButton(table, 'Lock'))
      expect(notes.reports).to.deep.equal([])
      expect(notes.warnings).to.deep.equal([])
      expect(strayRequests).to.deep.equal([])
    })
  }

  it('works for all elements of the page by configure, until it is replaced', async () => {
    const client = PlatformClient.fromApiKey('seam_sandbox_key', options)
    configure({ client })
    const table = await loaded(add('x-device-table'), 6)
    expect(table.session?.client === client).to.equal(true)
    configure({ client: await startPlatform({ size: 2 }).clientOf('joe') })
    await loaded(table, 2)
  })

  it('shows an error in the element if its credential is rejected', async () => {
    const client = PlatformClient.fromClientSessionToken('seam_cst_expired_secret', options)
    const table = add('x-device-table', { properties: { client } })
    await until(() => alertOf(table).includes('was rejected'))
    await until(() => notes.reports.length)
    const [report] = notes.reports
    expect(isUnauthorizedError(report?.detail.error)).to.equal(true)
    expect(alertOf(table) + String(report?.detail.error)).not.to.include('secret')
  })

  describe('with a query-key-prefix', () => {
    it('is shared by elements, session elements and configure', async () => {
      const client = PlatformClient.fromApiKey('seam_sandbox_key', options)
      configure({ client, queryKeyPrefix: 'ready-c' })
      const session = add('x-session', { properties: { client, queryKeyPrefix: 'ready-c' } })
      const tables = [
        add('x-device-table'),
        add('x-device-table', {}, session),
        add('x-device-table', { properties: { client, queryKeyPrefix: 'ready-c' } })
      ]
      await Promise.all(tables.map((table) => loaded(table, 6)))
      expect(new Set(tables.map((table) => table.session?.store)).size).to.equal(1)
      expect(lists()).to.equal(1)
    })

    it('is not replaced by another client while it is in use, on an element or an ancestor', async () => {
      const [client, twin] = [1, 2].map(() => PlatformClient.fromApiKey('seam_sandbox_key', options))
      const first = await loaded(add('x-device-table', { properties: { client, queryKeyPrefix: 'ready-d' } }), 6)
      const session = add('x-session', { properties: { client: twin, queryKeyPrefix: 'ready-d' } })
      const rejected = add('x-device-table', {}, session)
      await until(() => alertOf(rejected).includes('query-key-prefix'))
      await settled()
      expect(notes.reports.map(({ target }) => target)).to.have.members([session, rejected])
      expect(notes.reports.every(({ detail }) => isInvalidOptionsError(detail.error))).to.equal(true)
      expect(rowsOf(rejected)).to.have.length(0)
      expect(rowsOf(first)).to.have.length(6)
      expect(lists()).to.equal(1)
      session.queryKeyPrefix = 'ready-e'
      await loaded(rejected, 6)
      expect(rejected.session?.client === twin).to.equal(true)
    })

    const aroundTwo: Readonly<Record<string, (client: PlatformClient, prefix: string) => readonly unknown[]>> = {
      'a session element': (client, queryKeyPrefix) => {
        const [session = add('x-session')] = document.querySelectorAll('x-session')
        if (!session.hasChildNodes()) session.append(make('x-device-table'), make('x-device-table'))
        Object.assign(session, { client, queryKeyPrefix })
        return [session, ...session.children]
      },
      'each element': (client, queryKeyPrefix) => {
        const there = [...document.querySelectorAll('x-device-table')]
        const tables = there.length > 0 ? there : [add('x-device-table'), add('x-device-table')]
        for (const table of tables) Object.assign(table, { client, queryKeyPrefix })
        return tables
      },
      configure: (client, queryKeyPrefix) => {
        configure({ client, queryKeyPrefix })
        const there = [...document.querySelectorAll('x-device-table')]
        return there.length > 0 ? there : [add('x-device-table'), add('x-device-table')]
      }
    }
    for (const [way, give] of Object.entries(aroundTwo)) {
      it(`is replaced without an error if all its users get another client at once by ${way}`, async () => {
        const [client, twin] = [1, 2].map(() => PlatformClient.fromApiKey('seam_sandbox_key', options))
        if (!client || !twin) throw new Error('There is a client missing.')
        const prefix = `ready-all-${way}`
        const users = give(client, prefix)
        const tables = document.querySelectorAll('x-device-table')
        for (const table of tables) await loaded(table, 6)
        expect(give(twin, prefix)).to.deep.equal(users)
        await until(() => [...tables].every((table) => table.session?.client === twin))
        await until(() => lists() === 2)
        await settled()
        for (const table of tables) await loaded(table, 6)
        expect(lists()).to.equal(2)
        expect(notes.reports).to.deep.equal([])
      })
    }

    it('stays rejected until it gets another prefix, or until it is set again when the prefix is free', async () => {
      const [client, twin] = [1, 2].map(() => PlatformClient.fromApiKey('seam_sandbox_key', options))
      const properties = { queryKeyPrefix: 'ready-freed' }
      const first = await loaded(add('x-device-table', { properties: { ...properties, client } }), 6)
      const rejected = add('x-device-table', { properties: { ...properties, client: twin } })
      await until(() => alertOf(rejected).includes('query-key-prefix'))
      const { store } = first.session ?? {}
      first.endpoint = 'https://another.example'
      await settled()
      expect(first.session?.store === store, 'of which a client knows itself').to.equal(true)
      first.remove()
      await settled()
      expect(rowsOf(rejected)).to.have.length(0)
      rejected.remove()
      await settled()
      document.body.append(rejected)
      await loaded(rejected, 6)
      expect(rejected.session?.client === twin).to.equal(true)
      expect(notes.reports.map(({ target }) => target)).to.deep.equal([rejected])
    })
  })
})
