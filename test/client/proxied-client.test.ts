import { readonly, ref, shallowReactive } from 'vue'
import { PlatformClient } from '../../src/client/index.js'
import { CLIENT_PROXIES, property } from './client-proxies.js'
import { json, recordingFetch } from './recording-fetch.js'

const TOKEN = 'seam_cst1_secret'
const session = { client_session_id: 'session_1', user_identifier_key: 'jane' }
const page = (devices: object[], cursor: string | null) =>
  json({ devices, pagination: { has_next_page: cursor !== null, next_page_cursor: cursor, next_page_url: null } })

const proxies: typeof CLIENT_PROXIES = {
  ...CLIENT_PROXIES,
  'a proxy of a proxy': (client) => new Proxy(new Proxy(client, {}), {}),
  "Vue's readonly": (client) => property(readonly({ client }), 'client'),
  "Vue's ref": (client) => property(ref(client), 'value'),
  "Vue's shallowReactive": (client) => property({ client: shallowReactive(client) }, 'client')
}

describe('Client in a proxy', () => {
  for (const [kind, keep] of Object.entries(proxies)) {
    it(`works in ${kind}`, async () => {
      const { fetch, sent } = recordingFetch(
        page([{ device_id: 'front' }], 'next'),
        page([{ device_id: 'back' }], null),
        json({ client_session: session }),
        json({ manufacturers: [] })
      )
      const client = PlatformClient.fromClientSessionToken(TOKEN, { fetch })
      const proxy = keep(client)
      expect(proxy).not.to.equal(client)
      const devices = await proxy.createPaginator(proxy.devices.list()).flattenToArray()
      expect(devices.map(({ device_id }) => device_id)).to.deep.equal(['front', 'back'])
      expect(proxy.clientSession).to.equal(undefined)
      await proxy.updateClientSessionToken('seam_cst1_other')
      expect(client.clientSession).to.deep.equal(session)
      expect(proxy.clientSession).to.deep.equal(session)
      await proxy.internal.devicedb.v1.manufacturers.list()
      expect(sent.map(({ headers }) => headers['client-session-token'])).to.deep.equal([
        TOKEN,
        TOKEN,
        'seam_cst1_other',
        'seam_cst1_other'
      ])
    })
  }

  it('does not expose its token', () => {
    const client = PlatformClient.fromClientSessionToken(TOKEN)
    for (const candidate of [client, ...Object.values(proxies).map((keep) => keep(client))]) {
      expect(JSON.stringify(candidate)).to.not.include('secret')
      const seen = new Set<unknown>()
      const visit = (value: unknown): void => {
        expect(value).to.not.equal(TOKEN)
        if (typeof value !== 'object' || value === null || seen.has(value)) return
        seen.add(value)
        for (const name of Reflect.ownKeys(value)) visit(Reflect.get(value, name))
      }
      visit(candidate)
      expect(seen.size).to.be.greaterThan(20)
      expect(Object.keys(candidate).filter((name) => !(name in client))).to.deep.equal([])
      expect(Object.getOwnPropertySymbols({ ...candidate })).to.deep.equal([])
    }
  })
})
