import { expect } from 'chai'
import { FIRST_CALLS } from '../../elements/first-calls.js'
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

describe('First requests', () => {
  it('are listed for every element with a screen', () => {
    const tags = [...FIRST_CALLS.keys()].map((name) => `x-${name}`)
    expect(tags).to.have.members(TAGS.filter((tag) => tag !== 'x-session'))
  })
})
