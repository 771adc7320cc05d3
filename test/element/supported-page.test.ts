import { expect } from 'chai'
import { defineElements } from '../../elements/define-elements.js'
import { takeFailures, useFreshPage } from './page.js'

describe('A page that lacks what the elements need', () => {
  useFreshPage()

  it('defines no element, and says once what is missing', () => {
    const { hasOwn } = Object
    const { toSorted } = Array.prototype
    Reflect.deleteProperty(Object, 'hasOwn')
    Reflect.deleteProperty(Array.prototype, 'toSorted')
    try {
      defineElements({ prefix: 'unsupported' })
      defineElements({ prefix: 'unsupported-too' })
    } finally {
      Object.defineProperty(Object, 'hasOwn', { configurable: true, writable: true, value: hasOwn })
      Object.defineProperty(Array.prototype, 'toSorted', { configurable: true, writable: true, value: toSorted })
    }
    expect(customElements.get('unsupported-device-table')).to.equal(undefined)
    const { errors } = takeFailures()
    expect(errors).to.have.length(1)
    expect(errors[0]).to.match(/^This page has no Array\.prototype\.toSorted, Object\.hasOwn, so no Latchkey element/)
    defineElements({ prefix: 'supported' })
    expect(customElements.get('supported-device-table')).not.to.equal(undefined)
  })
})
