import '../../elements/index.js'
import { CALLS_OF_ELEMENTS } from '../../elements/first-calls.js'
import { PlatformClient } from '../../src/client/index.js'
import type { ElementDefinition } from '../../src/element/custom-element/element-definition.js'
import { TAGS } from '../../src/element/lint/unknown-tags.js'
import { listOption, textOption } from '../../src/element/options/option.js'
import { readOptionsFromDom } from '../../src/element/preload/read-options-from-dom.js'
import { definitionOf } from '../definition-of.js'

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

/** Options with which elements select what they show. */
const SELECTIONS: readonly object[] = [
  {},
  { deviceId: 'front', deviceIds: ['a', 'b'], connectedAccountIds: ['c'], accessCodeId: 'guest' },
  { deviceIds: ['a', 'b'], connectedAccountIds: ['c'] },
  { deviceIds: [] }
]

/** Returns what the queries of an element request first. */
async function requestsOfQueries(definition: ElementDefinition, selection: object) {
  const sent: { path: string; parameters: unknown }[] = []
  const client = PlatformClient.fromClientSessionToken('seam_cst_test', {
    endpoint: 'https://platform.test',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push({ path: new URL(request.url).pathname, parameters: await request.json() })
      return Response.json({})
    }
  })
  for (const query of definition.firstQueries?.(new Map(Object.entries(selection))) ?? [])
    await query.request(client, {}).fetchResponse?.()
  return sent
}

describe('First requests', () => {
  it('are listed for every element with a screen', () => {
    const tags = [...CALLS_OF_ELEMENTS.keys()].map((name) => `x-${name}`)
    expect(tags).to.have.members(TAGS.filter((tag) => tag !== 'x-session'))
  })

  for (const [name, callsOf] of CALLS_OF_ELEMENTS) {
    it(`are those of the queries of <x-${name}>`, async () => {
      const definition = definitionOf(`x-${name}`)
      for (const selection of SELECTIONS) {
        const own = Object.fromEntries(Object.entries(selection).filter(([option]) => option in definition.options))
        expect(callsOf(undefinedElement({}, own))).to.deep.equal(await requestsOfQueries(definition, own))
      }
    })
  }
})
