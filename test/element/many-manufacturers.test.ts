import type { SupportedDevicesElement } from '../../elements/supported-devices.js'
import { PlatformClient } from '../../src/client/index.js'
import type { Manufacturer } from '../../src/client/resources.js'
import { manufacturerFilter } from '../../src/features/catalogue/rules/manufacturer-filter.js'
import { add, all, notes, until } from './page.js'
import { client, onStage, openPlatform, platform } from './stage.js'

/** Limit of common servers. */
const LONGEST_ADDRESS = 8000
const ENTRIES = 150

describe('Catalog with very many named manufacturers', () => {
  onStage()
  beforeEach(() => openPlatform({ models: 3000 }))

  /** Creates a client of a platform that rejects long addresses. */
  async function strictClient(): Promise<PlatformClient> {
    return PlatformClient.fromPublishableKey(platform.publishableKey, 'jane', {
      endpoint: platform.endpoint,
      async fetch(input, init) {
        const request = new Request(input, init)
        return request.url.length > LONGEST_ADDRESS ? new Response(null, { status: 414 }) : platform.fetch(request)
      }
    })
  }

  /** Fetches all manufacturers with supported models that match a query of any length. */
  async function manufacturers(query?: string): Promise<readonly Manufacturer[]> {
    const found = await client.internal.devicedb.v1.manufacturers.list({
      integration_support_levels: ['stable', 'beta'],
      ...(query && { liqe_query: query })
    })
    return found.filter(({ device_model_count }) => device_model_count)
  }

  /** Returns all manufacturer names and enough names that do not exist. */
  async function entries(): Promise<readonly string[]> {
    const known = await manufacturers()
    const named = known.flatMap(({ display_name, manufacturer_id }, index) => {
      const kinds = [display_name, undefined, manufacturer_id, display_name?.toUpperCase(), display_name?.slice(1, -1)]
      return kinds[index % kinds.length] ?? []
    })
    expect(named.length).to.be.greaterThan(60)
    const odd = ['"Quoted"', 'Fjord', 'back\\slash', manufacturerPart(known[1]?.manufacturer_id)]
    const fillers = Array.from({ length: ENTRIES }, (_, index) => `Nobody ${index}`)
    return [...odd, ...named, ...fillers].slice(0, ENTRIES)
  }

  const manufacturerPart = (id = ''): string => id.slice(0, -1)

  const names = (element: SupportedDevicesElement): string[] => all(element, 'h3').map(({ textContent }) => textContent)

  for (const option of ['manufacturers', 'excludedManufacturers']) {
    it(`is filtered by ${option} as on the platform, without an address that servers reject`, async () => {
      const given = await entries()
      const query = option === 'manufacturers' ? manufacturerFilter(given, []) : manufacturerFilter(undefined, given)
      const found = await manufacturers(query)
      const all = await manufacturers()
      expect(found.length)
        .to.be.greaterThan(10)
        .and.lessThan(all.length - 10)
      const element = add('x-supported-devices', { properties: { client: await strictClient(), [option]: given } })
      await until(() => names(element).length === found.length)
      expect(names(element)).to.have.members(found.map(({ display_name }) => display_name))
      expect(notes.reports).to.deep.equal([])
    })
  }

  it('is fetched separately for other names', async () => {
    const given = await entries()
    const element = add('x-supported-devices', { properties: { client: await strictClient(), manufacturers: given } })
    const first = await manufacturers(manufacturerFilter(given))
    await until(() => names(element).length === first.length)
    const fewer = given.filter((_, index) => index % 9 > 0)
    const found = await manufacturers(manufacturerFilter(fewer))
    expect(found.length).to.be.greaterThan(0).and.lessThan(names(element).length)
    element.manufacturers = fewer
    await until(() => names(element).length === found.length)
    expect(names(element)).to.have.members(found.map(({ display_name }) => display_name))
  })
})
