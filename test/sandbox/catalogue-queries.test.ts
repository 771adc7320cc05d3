import { parseLiqe } from '../../src/sandbox/liqe.js'
import { RequestError } from '../../src/sandbox/request-error.js'
import { call } from './call-sandbox.js'
import { countByManufacturer, nameOf, open } from './open-catalogue.js'

const LEVELS = ['stable', 'beta', 'planned', 'unsupported', 'inquire'] as const

const REMOTE = 'software_features.can_remotely_unlock'

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
    const manufacturers = async (params: Parameters<typeof deviceModels.list>[0]) => [
      ...countByManufacturer(await deviceModels.list(params)).keys()
    ]
    expect(await manufacturers({ manufacturer_id: 'manufacturer_nuki' })).to.deep.equal(['manufacturer_nuki'])
    expect(await manufacturers({ manufacturer_ids: ['manufacturer_nuki'] })).to.deep.equal(['manufacturer_nuki'])
    const two = ['manufacturer_yale', 'manufacturer_nuki']
    expect(await manufacturers({ manufacturer_ids: two })).to.deep.equal(two)
    expect(await manufacturers({ manufacturer_ids: two, manufacturer_id: 'manufacturer_miwa' })).to.deep.equal([])
    expect(await manufacturers({ manufacturer_ids: [] })).to.deep.equal([])
    expect(await manufacturers({ integration_support_levels: ['unsupported'] })).to.deep.equal(['manufacturer_miwa'])
    expect(await manufacturers({ integration_support_levels: [] })).to.deep.equal([])
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
    const rejected = [
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
    for (const query of rejected) {
      expect(() => find(query), query)
        .to.throw(RequestError)
        .with.property('type', 'liqe_syntax_error')
    }
  })
})
