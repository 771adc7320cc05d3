import { expect } from 'chai'
import { PlatformClient, type CatalogueDeviceModel, type Manufacturer } from '../../src/client/index.js'
import { parseLiqe } from '../../src/sandbox/liqe.js'
import { RequestError } from '../../src/sandbox/request-error.js'
import { call } from './call-sandbox.js'
import { openSandbox } from './open-sandbox.js'
import { expectDrawing } from './expect-drawing.js'

const LEVELS = ['stable', 'beta', 'planned', 'unsupported', 'inquire'] as const
const REMOTE = 'software_features.can_remotely_unlock'

/** Creates a sandbox and returns its catalogue endpoints. */
function open(models?: number) {
  const { sandbox } = openSandbox(models === undefined ? {} : { models })
  const { endpoint, fetch, clientSessionToken } = sandbox
  const client = PlatformClient.fromClientSessionToken(clientSessionToken, { endpoint, fetch })
  const { deviceModels, manufacturers } = client.internal.devicedb.v1
  return { sandbox, deviceModels, manufacturers }
}

const nameOf = ({ display_name: name = '' }: Manufacturer | CatalogueDeviceModel): string => name

function countByMaker(models: CatalogueDeviceModel[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { manufacturer } of models) {
    const id = manufacturer?.manufacturer_id ?? ''
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

describe('Sandbox catalogue', () => {
  let models: CatalogueDeviceModel[]
  let manufacturers: Manufacturer[]
  before(async () => {
    const catalogue = open()
    models = await catalogue.deviceModels.list()
    manufacturers = await catalogue.manufacturers.list()
  })

  it('has manufacturers with few, many and no models, and their number of models', () => {
    expect(models).to.have.length.of.at.least(120)
    expect(manufacturers).to.have.length.of.at.least(12)
    expect(new Set(models.map((model) => model.device_model_id)).size).to.equal(models.length)
    expect(new Set(manufacturers.map(nameOf)).size).to.equal(manufacturers.length)
    const counts = countByMaker(models)
    for (const { manufacturer_id: id, device_model_count: count } of manufacturers) {
      expect(counts.get(id) ?? 0, id).to.equal(count)
    }
    expect([...counts.values()]).to.include.members([1, 2, 3, 4])
    expect(Math.max(...counts.values())).to.be.above(20)
    expect(manufacturers.filter(({ device_model_count: count }) => count === 0)).to.have.length.of.at.least(2)
  })

  it('has drawings as images, and article numbers, except for a few models', async () => {
    const bare = models.filter((model) => model.aesthetic_variants?.length === 0)
    expect(bare.length).to.be.within(2, 6)
    const firsts = models.flatMap((model) => model.aesthetic_variants?.slice(0, 1) ?? [])
    expect(new Set(firsts.map((variant) => variant.manufacturer_sku)).size).to.be.above(100)
    expect(firsts.every((variant) => variant.manufacturer_sku && variant.front_image)).to.equal(true)
    const logos = manufacturers.flatMap((each) => each.logo?.url ?? [])
    expect(logos).to.have.length(manufacturers.length)
    const urls = new Set([...logos, ...firsts.flatMap((variant) => variant.front_image?.url ?? [])])
    for (const url of urls) expectDrawing(url)
  })

  it('returns a model with its manufacturer, without a number of models', () => {
    const model = models.find((each) => nameOf(each) === 'Encode Plus')
    const schlage = manufacturers.find((each) => nameOf(each) === 'Schlage')
    const { device_model_count: count, ...manufacturer } = schlage ?? {}
    expect(count).to.equal(12)
    expect(model?.manufacturer).to.deep.equal(manufacturer)
  })

  it('is the same in every sandbox', async () => {
    expect(await open().deviceModels.list()).to.deep.equal(models)
  })

  it('has the requested number of models, samples first', async () => {
    const few = open(10)
    expect(await few.deviceModels.list()).to.deep.equal(models.slice(0, 10))
    expect((await few.manufacturers.list()).map((each) => each.device_model_count).slice(0, 3)).to.deep.equal([6, 4, 0])
    const many = open(3_000)
    const [all, makers] = [await many.deviceModels.list(), await many.manufacturers.list()]
    expect(all).to.have.length(3_000)
    expect(all.slice(0, models.length)).to.deep.equal(models)
    expect(new Set(all.map((model) => model.device_model_id)).size).to.equal(3_000)
    expect(makers.length).to.be.within(140, 165)
    expect(new Set(makers.map(nameOf)).size).to.equal(makers.length)
    expect(makers.reduce((sum, { device_model_count: count = 0 }) => sum + count, 0)).to.equal(3_000)
    expect(await open(0).deviceModels.list()).to.deep.equal([])
  })

  it('requires credentials', async () => {
    const { sandbox } = open()
    for (const path of ['device_models/list', 'manufacturers/list', 'manufacturers/get']) {
      const answer = await call(sandbox, `/internal/devicedb/v1/${path}`, {}, { method: 'GET', headers: {} })
      expect([path, answer.status]).to.deep.equal([path, 401])
    }
  })
})

describe('Sandbox catalogue query', () => {
  const { deviceModels, manufacturers, sandbox } = open()

  it('finds models by a part of their name, ignoring case', async () => {
    const found = await deviceModels.list({ text_search: 'aSSURE lock 2' })
    expect(found).to.have.length(5)
    expect(found.every((model) => nameOf(model).startsWith('Assure Lock 2'))).to.equal(true)
    expect(await deviceModels.list({ text_search: 'スマート' })).to.have.length(1)
    expect(await deviceModels.list({ text_search: 'August' })).to.deep.equal([])
  })

  it('finds models by manufacturers and by level of support', async () => {
    const makers = async (params: Parameters<typeof deviceModels.list>[0]) => [
      ...countByMaker(await deviceModels.list(params)).keys()
    ]
    expect(await makers({ manufacturer_id: 'manufacturer_nuki' })).to.deep.equal(['manufacturer_nuki'])
    expect(await makers({ manufacturer_ids: ['manufacturer_nuki'] })).to.deep.equal(['manufacturer_nuki'])
    const two = ['manufacturer_yale', 'manufacturer_nuki']
    expect(await makers({ manufacturer_ids: two })).to.deep.equal(two)
    expect(await makers({ manufacturer_ids: two, manufacturer_id: 'manufacturer_miwa' })).to.deep.equal([])
    expect(await makers({ manufacturer_ids: [] })).to.deep.equal([])
    expect(await makers({ integration_support_levels: ['unsupported'] })).to.deep.equal(['manufacturer_miwa'])
    expect(await makers({ integration_support_levels: [] })).to.deep.equal([])
  })

  it('finds models with all required features and without any excluded one', async () => {
    const all = await deviceModels.list()
    const remote = await deviceModels.list({ include_if: [REMOTE] })
    const other = await deviceModels.list({ exclude_if: [REMOTE] })
    expect(remote.every((model) => model.software_features?.['can_remotely_unlock'] === true)).to.equal(true)
    expect(Math.min(remote.length, other.length)).to.be.above(10)
    expect(remote.length + other.length).to.equal(all.length)
    const withKey = await deviceModels.list({ include_if: [REMOTE, 'physical_properties.has_physical_key'] })
    expect(withKey.length).to.be.within(1, remote.length - 1)
    expect(await deviceModels.list({ include_if: ['can_hvac_heat'] })).to.have.length.above(10)
    expect(await deviceModels.list({ include_if: [] })).to.deep.equal([])
    expect(await deviceModels.list({ exclude_if: [] })).to.deep.equal(all)
    for (const path of ['display_name', 'nowhere.at.all', '__proto__.toString']) {
      expect(await deviceModels.list({ include_if: [path, REMOTE] }), path).to.deep.equal([])
    }
  })

  it('finds models by category, also with POST', async () => {
    const path = '/internal/devicedb/v1/device_models/list'
    const relays = await call(sandbox, `${path}?main_category=relay`, {}, { method: 'GET' })
    const same = await call(sandbox, path, { main_category: 'relay', exclude_if: [] })
    expect(relays.body.device_models.every((model) => model.main_category === 'relay')).to.equal(true)
    expect(relays.body.device_models).to.have.length.above(2)
    expect(same.body.device_models).to.deep.equal(relays.body.device_models)
  })

  it('finds manufacturers by name and by level of support', async () => {
    const find = async (liqe_query: string) => (await manufacturers.list({ liqe_query })).map(nameOf)
    expect(await find('(display_name:"Yale" OR manufacturer_id:"manufacturer_nuki")')).to.deep.equal(['Yale', 'Nuki'])
    expect(await find('manufacturer_id:none')).to.deep.equal([])
    const everyone = await manufacturers.list()
    const otherManufacturers = await manufacturers.list({
      liqe_query: 'NOT (display_name:"Yale" OR display_name:"Nuki")'
    })
    expect(otherManufacturers).to.have.length(everyone.length - 2)
    const beta = await manufacturers.list({ integration_support_levels: ['beta'] })
    expect(beta.map(nameOf)).to.include.members(['tedee', 'Honeywell Home']).and.not.to.include('Yale')
    expect(await manufacturers.list({ integration_support_levels: [...LEVELS] })).to.deep.equal(everyone)
  })

  it('returns one manufacturer', async () => {
    const yale = await manufacturers.get({ manufacturer_id: 'manufacturer_yale' })
    expect(nameOf(yale)).to.equal('Yale')
    expect(yale.device_model_count).to.be.above(20)
    const path = '/internal/devicedb/v1/manufacturers/get?manufacturer_id=nobody'
    const { status, body } = await call(sandbox, path, {}, { method: 'GET' })
    expect([status, body.error.type]).to.deep.equal([404, 'manufacturer_not_found'])
  })

  it('rejects an invalid query', async () => {
    const path = `/internal/devicedb/v1/manufacturers/list?liqe_query=${encodeURIComponent('display_name:"Yale')}`
    const { status, body } = await call(sandbox, path, {}, { method: 'GET' })
    expect([status, body.error.type]).to.deep.equal([400, 'liqe_syntax_error'])
  })
})

describe('Sandbox query language', () => {
  const rows = ['Yale', 'Nuki', 'yale home', 'O"Neil (EU) \\ Söhne', '美和'].map((display_name, index) => ({
    display_name,
    manufacturer_id: `m${index}`
  }))
  const find = (query: string) => {
    const test = parseLiqe(query, ['display_name', 'manufacturer_id'])
    return rows.filter(test).map((row) => row.manufacturer_id)
  }

  it('matches quoted strings literally, and words ignoring case', () => {
    expect(find('display_name:"Yale"')).to.deep.equal(['m0'])
    expect(find('display_name:"ale"')).to.deep.equal(['m0', 'm2'])
    expect(find('display_name:YALE')).to.deep.equal(['m0', 'm2'])
    expect(find('display_name:"美"')).to.deep.equal(['m4'])
    expect(find('display_name:""')).to.deep.equal([])
  })

  it('supports escape sequences in quoted strings', () => {
    expect(find('display_name:"O\\"Neil (EU) \\\\ S\\u00f6hne"')).to.deep.equal(['m3'])
    expect(find('display_name:"(EU)"')).to.deep.equal(['m3'])
    expect(find('display_name:".*"')).to.deep.equal([])
    expect(find('display_name:" OR "')).to.deep.equal([])
  })

  it('evaluates operators from left to right, except for parentheses', () => {
    expect(find('manufacturer_id:"m0" OR manufacturer_id:"m1" AND display_name:"Nuki"')).to.deep.equal(['m1'])
    expect(find('manufacturer_id:"m0" OR (manufacturer_id:"m1" AND display_name:"Nuki")')).to.deep.equal(['m0', 'm1'])
    expect(find(' (display_name:YALE) AND NOT (manufacturer_id:"m0") ')).to.deep.equal(['m2'])
    expect(find('NOT display_name:yale AND NOT (display_name:"Nuki" OR manufacturer_id:"m4")')).to.deep.equal(['m3'])
    expect(find('((display_name:"Nuki"))')).to.deep.equal(['m1'])
  })

  it('rejects invalid syntax', () => {
    const refused = [
      '',
      ' ',
      '()',
      'Yale',
      '"Yale"',
      'display_name:',
      'display_name:"Yale',
      'display_name:"Ya\\le"',
      'display_name:"Yale" AND',
      'OR display_name:"Yale"',
      '(display_name:"Yale"',
      'display_name:"Yale")',
      'display_name:"Yale" display_name:"Nuki"',
      'display_name:"Yale"AND display_name:"Nuki"',
      'display_name:"Yale" ANDdisplay_name:"Nuki"',
      'display_name:"Yale" and display_name:"Nuki"',
      'NOT(display_name:"Yale")',
      'NOT NOT display_name:"Yale"',
      '(display_name:"Yale")AND(display_name:"Nuki")',
      'display_name:true',
      'display_name:OR',
      'display_name:/Yale/',
      'display_name:Ya*',
      'display_name:=3',
      'toString:"function"'
    ]
    for (const query of refused) {
      expect(() => find(query), query)
        .to.throw(RequestError)
        .with.property('type', 'liqe_syntax_error')
    }
  })
})
