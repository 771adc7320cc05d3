import { configure } from '../../elements/index.js'
import { CLIENT_PROXIES } from '../client/client-proxies.js'
import { importCopy } from './copy-of-module.js'
import { alertOf, findButton, notes, press, rowOf, settled, until } from './page.js'
import { addTable, addTableOf, client, loaded, onStage, platform } from './stage.js'

describe('Client in a proxy of the host', () => {
  onStage()

  for (const [kind, keep] of Object.entries(CLIENT_PROXIES)) {
    it(`works in an element as ${kind}`, async () => {
      const table = await loaded(addTable({}, { client: keep(client) }), 6)
      ;(await rowOf(table, 'Front Door')).click()
      await press(table, 'Unlock')
      await until(() => findButton(table, 'Lock'))
      expect(notes.reports).to.deep.equal([])
      expect(notes.warnings).to.deep.equal([])
    })

    it(`shares a session with the client itself as ${kind}, with and without a query-key-prefix`, async () => {
      const given = [client, keep(client), keep(client)]
      for (const queryKeyPrefix of [undefined, `proxied-${kind}`]) {
        const initialCount = platform.count('/devices/list')
        const tables = given.map((each) => addTable({}, { client: each, queryKeyPrefix }))
        for (const table of tables) await loaded(table, 6)
        expect(new Set(tables.map(({ session }) => session?.store)).size).to.equal(1)
        expect(new Set(tables.map(({ session }) => session?.client))).to.have.all.keys(client)
        expect(platform.count('/devices/list') - initialCount).to.equal(1)
      }
      expect(notes.reports).to.deep.equal([])
    })

    it(`shares a session with the client itself as ${kind} in another copy of the bundle`, async () => {
      const { clientUrl } = await import('../client/client-entry.js')
      const { PlatformClient: Copy } = await importCopy(clientUrl)
      if (typeof Copy !== 'function') throw new TypeError('It is no copy.')
      const { endpoint, fetch } = platform
      const foreign = Reflect.construct(Copy, [{ clientSessionToken: client.clientSession?.token, endpoint, fetch }])
      const tables = [keep(foreign), foreign].map((each) => addTable({}, { client: each }))
      for (const table of tables) await loaded(table, 6)
      expect(new Set(tables.map(({ session }) => session?.client))).to.have.all.keys(foreign)
      expect(platform.count('/devices/list')).to.equal(1)
    })

    it(`works for all elements of the page by configure as ${kind}`, async () => {
      configure({ client: keep(client) })
      await loaded(addTableOf(), 6)
      expect(notes.warnings).to.deep.equal([])
    })
  }

  for (const trap of [new Error('A trap'), 'A trap', undefined]) {
    it(`breaks only the element if it throws at ${String(trap)}, and the element accepts a valid client later`, async () => {
      const get = (): never => {
        throw trap
      }
      const table = addTable({}, { client: new Proxy(client, { get }) })
      await until(() => alertOf(table))
      await until(() => notes.reports.length)
      await settled()
      expect(notes.reports).to.have.length(1)
      table.client = client
      await loaded(table, 6)
    })
  }
})
