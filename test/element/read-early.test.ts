import { expect } from 'chai'
import '../../elements/index.js'
import { CALLS_OF_ELEMENTS } from '../../elements/first-calls.js'
import { PlatformClient } from '../../src/client/index.js'
import { LatchkeyElement } from '../../src/element/root/latchkey-element.js'
import { TAGS } from '../../src/element/lint/unknown-tags.js'
import { listOption, textOption } from '../../src/element/options/option.js'
import { readOptionsFromDom } from '../../src/element/preload/read-options-from-dom.js'

const OPTIONS = { deviceId: textOption(), deviceIds: listOption() }

/** Creates an element without a definition, with the given attributes and properties. */
function undefinedElement(attributes: Readonly<Record<string, string>>, properties: object = {}): Element {
  const element = document.createElement('x-later')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return Object.assign(element, properties)
}

describe('Options of an element that is not defined yet', () => {
  it('are read from trimmed attributes in every accepted spelling', () => {
    expect(readOptionsFromDom(undefinedElement({ 'device-id': ' front ' }), OPTIONS)).to.deep.equal({
      deviceId: 'front'
    })
    expect(readOptionsFromDom(undefinedElement({ deviceid: 'front', 'device-ids': 'a, b' }), OPTIONS)).to.deep.equal({
      deviceId: 'front',
      deviceIds: ['a', 'b']
    })
  })

  it('are read from properties before attributes', () => {
    const element = undefinedElement({ 'device-id': 'front' }, { deviceId: 'back', deviceIds: ['a'] })
    expect(readOptionsFromDom(element, OPTIONS)).to.deep.equal({ deviceId: 'back', deviceIds: ['a'] })
  })

  it('are empty lists if their attributes are empty', () => {
    expect(readOptionsFromDom(undefinedElement({ 'device-ids': ' ' }), OPTIONS)).to.deep.equal({ deviceIds: [] })
  })

  it('are omitted if they are missing or unreadable', () => {
    expect(readOptionsFromDom(undefinedElement({}), OPTIONS)).to.deep.equal({})
    expect(readOptionsFromDom(undefinedElement({ 'device-id': '' }, { deviceIds: 5 }), OPTIONS)).to.deep.equal({})
  })
})

const isElementClass = (value: unknown): value is typeof LatchkeyElement =>
  typeof value === 'function' && value.prototype instanceof LatchkeyElement

/** Options with which elements select what they show. */
const SELECTIONS: readonly object[] = [
  {},
  { deviceId: 'front', deviceIds: ['a', 'b'], connectedAccountIds: ['c'], accessCodeId: 'guest' },
  { deviceIds: ['a', 'b'], connectedAccountIds: ['c'] },
  { deviceIds: [] }
]

/** Returns what the queries of an element request first. */
async function requestsOfQueries({ definition }: typeof LatchkeyElement, selection: object) {
  const sent: { path: string; parameters: unknown }[] = []
  const client = PlatformClient.fromClientSessionToken('seam_cst_test', {
    endpoint: 'https://platform.test',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push({ path: new URL(request.url).pathname, parameters: await request.json() })
      return Response.json({})
    }
  })
  const provided = new Map(Object.entries(selection).filter(([name]) => name in definition.options))
  for (const query of definition.firstQueries?.(provided) ?? []) await query.request(client, {}).fetchResponse()
  return sent
}

describe('First requests', () => {
  it('are listed for every element with a screen', () => {
    const tags = [...CALLS_OF_ELEMENTS.keys()].map((name) => `x-${name}`)
    expect(tags).to.have.members(TAGS.filter((tag) => tag !== 'x-session'))
  })

  for (const [name, callsOf] of CALLS_OF_ELEMENTS) {
    it(`of <x-${name}> are those of its queries`, async () => {
      const elementClass: unknown = customElements.get(`x-${name}`)
      if (!isElementClass(elementClass)) throw new Error('It is not defined.')
      for (const selection of SELECTIONS)
        expect(callsOf(undefinedElement({}, selection))).to.deep.equal(await requestsOfQueries(elementClass, selection))
    })
  }
})
