import { defineElements } from '../../elements/define-elements.js'
import { onFreshPage, takeFailures } from './page.js'

/** Removes a method. @returns a function that restores it */
function take(owner: object, name: string): () => void {
  const value: unknown = Reflect.get(owner, name)
  Reflect.deleteProperty(owner, name)
  return () => void Object.defineProperty(owner, name, { configurable: true, writable: true, value })
}

describe('Page without required browser features', () => {
  onFreshPage()

  it('defines no element, and logs once which feature is missing', () => {
    const restore = [take(Object, 'hasOwn'), take(Array.prototype, 'toSorted')]
    try {
      defineElements({ prefix: 'unsupported' })
      defineElements({ prefix: 'unsupported-too' })
    } finally {
      for (const give of restore) give()
    }
    expect(customElements.get('unsupported-device-table')).to.equal(undefined)
    const { errors } = takeFailures()
    expect(errors).to.have.length(1)
    expect(errors[0]).to.match(/^This page has no Array\.prototype\.toSorted, Object\.hasOwn, so no Latchkey element/)
    defineElements({ prefix: 'supported' })
    expect(customElements.get('supported-device-table')).not.to.equal(undefined)
  })
})
