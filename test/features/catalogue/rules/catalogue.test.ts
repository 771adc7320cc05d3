import * as fc from 'fast-check'
import type { CatalogueDeviceModel, Manufacturer } from '../../../../src/core/resources/resources.js'
import {
  annotations,
  catalogueName,
  connectionType,
  groupModels,
  logoUrl,
  modelImage,
  modelSku,
  support,
  withModels
} from '../../../../src/features/catalogue/rules/catalogue.js'
import { manufacturerFilter, manufacturerRule } from '../../../../src/features/catalogue/rules/manufacturer-filter.js'
import { NONSENSE } from '../../support/nonsense.js'

/** Return a model and a manufacturer with possibly malformed fields. */
const model = (fields: object = {}): CatalogueDeviceModel => Object.assign({ device_model_id: 'model' }, fields)
const manufacturer = (fields: object = {}): Manufacturer =>
  Object.assign({ manufacturer_id: 'maker', device_model_count: 1 }, fields)

describe('manufacturerFilter', () => {
  it('returns undefined without conditions', () => {
    expect(manufacturerFilter(undefined, undefined)).to.equal(undefined)
    expect(manufacturerFilter(undefined, [])).to.equal(undefined)
  })

  it('includes manufacturers by name or ID', () => {
    expect(manufacturerFilter(['August'], undefined)).to.equal('(display_name:"August" OR manufacturer_id:"August")')
    expect(manufacturerFilter(['Yale', 'm-1'], undefined)).to.equal(
      '(display_name:"Yale" OR manufacturer_id:"Yale" OR display_name:"m-1" OR manufacturer_id:"m-1")'
    )
  })

  it('excludes manufacturers', () => {
    expect(manufacturerFilter(undefined, ['Yale'])).to.equal('NOT (display_name:"Yale" OR manufacturer_id:"Yale")')
    expect(manufacturerFilter(['a'], ['b'])).to.equal(
      '(display_name:"a" OR manufacturer_id:"a") AND NOT (display_name:"b" OR manufacturer_id:"b")'
    )
  })

  it('matches nothing for an empty list', () => {
    expect(manufacturerFilter([], undefined)).to.equal('manufacturer_id:none')
    expect(manufacturerFilter([], ['b'])).to.equal(
      'manufacturer_id:none AND NOT (display_name:"b" OR manufacturer_id:"b")'
    )
  })

  it('skips entries with a double quote', () => {
    expect(manufacturerFilter(['a"b', 'c'], ['d"'])).to.equal('(display_name:"c" OR manufacturer_id:"c")')
    expect(manufacturerFilter(['"'], undefined)).to.equal('manufacturer_id:none')
    expect(manufacturerFilter(undefined, ['"', 'x'])).to.equal('NOT (display_name:"x" OR manufacturer_id:"x")')
  })

  it('skips entries with a line break, which would end the query', () => {
    for (const line of ['\n', '\r', '\u2028', '\u2029']) {
      expect(manufacturerFilter([`a${line}b`, 'c'], [`d${line}`])).to.equal('(display_name:"c" OR manufacturer_id:"c")')
      const isMeant = manufacturerRule([`a${line}b`, 'c'], [`d${line}`])
      const isAmong = (display_name: string) => isMeant(manufacturer({ display_name }))
      expect([`a${line}b`, 'c', `cd${line}`].map(isAmong)).to.deep.equal([false, true, true])
    }
  })

  it('escapes backslashes', () => {
    expect(manufacturerFilter(['a\\b\\'], undefined)).to.equal(
      '(display_name:"a\\\\b\\\\" OR manufacturer_id:"a\\\\b\\\\")'
    )
  })

  it('keeps every input inside its quotes', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (included, excluded) => {
        const filter = manufacturerFilter(included, excluded) ?? ''
        const outside = filter.replace(/"(?:\\\\|[^"\\])*"/g, '')
        expect(outside).to.match(/^[A-Za-z_: ()]*$/)
      })
    )
  })
})

describe('Catalogue model', () => {
  it('has the support level stable, beta or inquire', () => {
    const levelOf = (level: unknown) => support(model({ manufacturer: manufacturer({ integration: level }) }))
    expect(levelOf('stable')).to.equal('stable')
    expect(levelOf('beta')).to.equal('beta')
    for (const other of ['planned', 'unsupported', 'inquire', 'alpha', ...NONSENSE]) {
      expect(levelOf(other)).to.equal('inquire')
    }
    expect(support(model({ manufacturer: { integration_support_level: 'beta', integration: 'stable' } }))).to.equal(
      'beta'
    )
  })

  it('uses the image and the SKU of its first variant', () => {
    const image = (url: string) => ({ url, width: 1, height: 1 })
    const first = { front_image: image('front'), images: [image('other')], manufacturer_sku: 'A-1' }
    const second = { front_image: image('second'), manufacturer_sku: 'A-2' }
    const shown = model({ aesthetic_variants: [first, second] })
    expect(modelImage(shown)).to.equal('front')
    expect(modelSku(shown)).to.equal('A-1')
    expect(modelImage(model({ aesthetic_variants: [{ ...first, front_image: null }, second] }))).to.equal('other')
    expect(modelImage(model({ aesthetic_variants: [{ images: [] }, second] }))).to.equal(undefined)
  })

  it('has a connection type if it is known', () => {
    expect(connectionType(model({ main_connection_type: 'wifi' }))).to.equal('wifi')
    expect(connectionType(model({ main_connection_type: 'carrier pigeon' }))).to.equal('carrier pigeon')
    expect(connectionType(model({ main_connection_type: 'unknown' }))).to.equal(undefined)
    expect(connectionType(model())).to.equal(undefined)
  })

  it('survives malformed fields', () => {
    for (const value of NONSENSE) {
      const odd = model({
        display_name: value,
        main_connection_type: value,
        manufacturer: value,
        aesthetic_variants: [{ front_image: value, images: value, manufacturer_sku: value }]
      })
      for (const response of [catalogueName(odd), connectionType(odd), modelImage(odd), modelSku(odd)]) {
        expect(response).to.be.oneOf([undefined, 'text'])
      }
      expect(support(odd)).to.equal('inquire')
      for (const variants of [value, [value]]) {
        expect(modelImage(model({ aesthetic_variants: variants }))).to.equal(undefined)
        expect(modelSku(model({ aesthetic_variants: variants }))).to.equal(undefined)
      }
      expect(groupModels([odd], [manufacturer()])).to.deep.equal([])
    }
  })
})

describe('Catalogue manufacturer', () => {
  it('has each annotation once, and only strings', () => {
    const said = (list: unknown) => annotations(manufacturer({ annotations: list }))
    expect(said([{ message: 'A' }, { message: 'B' }, { message: 'A' }])).to.deep.equal(['A', 'B'])
    expect(said([null, 'text', { message: 7 }, { message: ' ' }, {}])).to.deep.equal([])
    for (const value of NONSENSE) expect(said(value)).to.deep.equal([])
  })

  it('has a logo only if it has a URL', () => {
    expect(logoUrl(manufacturer({ logo: { url: 'logo' } }))).to.equal('logo')
    for (const value of NONSENSE) expect(logoUrl(manufacturer({ logo: value }))).to.equal(undefined)
  })

  it('is omitted if it has no models', () => {
    const counts = [0, -1, NaN, null, undefined, '3', 2]
    const all = counts.map((count, index) => manufacturer({ manufacturer_id: `${index}`, device_model_count: count }))
    expect(withModels(all, 'en').map(({ manufacturer_id }) => manufacturer_id)).to.deep.equal(['6'])
  })

  it('is sorted by name for the locale, without regard to case, with unnamed ones last', () => {
    const namesIn = (locale: string, ...names: unknown[]) =>
      withModels(
        names.map((name, index) => manufacturer({ manufacturer_id: `${index}`, display_name: name })),
        locale
      ).map(catalogueName)
    const names = ['Zeta', undefined, 'äther', 'igloo', 'August', 'Älv', 'Lock 10', 'Lock 9', ' Minut']
    expect(namesIn('de', ...names)).to.deep.equal([
      'Älv',
      'äther',
      'August',
      'igloo',
      'Lock 9',
      'Lock 10',
      ' Minut',
      'Zeta',
      undefined
    ])
    expect(namesIn('sv', 'Älv', 'Zeta')).to.deep.equal(['Zeta', 'Älv'])
    expect(namesIn('en', 7, 'B', null)).to.deep.equal(['B', undefined, undefined])
  })
})

describe('groupModels', () => {
  const of = (manufacturerId: string, id: string) =>
    model({ device_model_id: id, manufacturer: { manufacturer_id: manufacturerId } })

  it('keeps the order of the manufacturers and of the models within each', () => {
    const [b, a] = ['b', 'a'].map((id) => manufacturer({ manufacturer_id: id }))
    if (!a || !b) throw new Error('There are two.')
    const groups = groupModels([of('a', '3'), of('b', '1'), of('a', '2')], [b, a])
    expect(
      groups.map(({ manufacturer: { manufacturer_id }, models }) => [
        manufacturer_id,
        ...models.map((each) => each.device_model_id)
      ])
    ).to.deep.equal([
      ['b', '1'],
      ['a', '3', '2']
    ])
  })

  it('omits models of other manufacturers, and manufacturers without models', () => {
    const groups = groupModels([of('x', '1'), model()], [manufacturer({ manufacturer_id: 'a' })])
    expect(groups).to.deep.equal([])
  })

  it('keeps the input of withModels unchanged', () => {
    const manufacturers = Object.freeze([
      manufacturer({ manufacturer_id: 'b' }),
      manufacturer({ manufacturer_id: 'a' })
    ])
    withModels(manufacturers, 'en')
    expect(manufacturers.map(({ manufacturer_id }) => manufacturer_id)).to.deep.equal(['b', 'a'])
  })
})
