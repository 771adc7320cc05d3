import type { CatalogueDeviceModel, Manufacturer } from '../../src/client/index.js'
import { call } from './call-sandbox.js'
import { expectIllustration } from './expect-illustration.js'
import { countByManufacturer, nameOf, open } from './open-catalogue.js'

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
    const counts = countByManufacturer(models)
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
    for (const url of urls) expectIllustration(url)
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
    const [all, manufacturers] = [await many.deviceModels.list(), await many.manufacturers.list()]
    expect(all).to.have.length(3_000)
    expect(all.slice(0, models.length)).to.deep.equal(models)
    expect(new Set(all.map((model) => model.device_model_id)).size).to.equal(3_000)
    expect(manufacturers.length).to.be.within(140, 165)
    expect(new Set(manufacturers.map(nameOf)).size).to.equal(manufacturers.length)
    expect(manufacturers.reduce((sum, { device_model_count: count = 0 }) => sum + count, 0)).to.equal(3_000)
    expect(await open(0).deviceModels.list()).to.deep.equal([])
  })

  it('requires credentials', async () => {
    const { sandbox } = open()
    for (const path of ['device_models/list', 'manufacturers/list', 'manufacturers/get']) {
      const response = await call(sandbox, `/internal/devicedb/v1/${path}`, {}, { method: 'GET', headers: {} })
      expect([path, response.status]).to.deep.equal([path, 401])
    }
  })
})
