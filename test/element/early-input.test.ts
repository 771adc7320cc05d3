import { expect } from 'chai'
import { followInput } from '../../src/element/first/early-input.js'

const inputOf = (type: string, value: string): HTMLInputElement =>
  Object.assign(document.createElement('input'), { type, value })

/** Puts something into the place of a drawing. @returns what is typed into that then */
function takePlaceOf(drawn: HTMLInputElement, later: HTMLInputElement): string[] {
  const host = document.createElement('div')
  const drawing = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  document.body.append(host)
  root.append(drawing)
  drawing.append(drawn)
  const input = followInput(drawing)
  drawing.remove()
  root.append(later)
  const typed: string[] = []
  root.addEventListener('input', () => typed.push(later.value))
  input.repeatIn(root)
  host.remove()
  return typed
}

describe('What a person did before React was there', () => {
  it('is typed into the search that takes the place of the first one', () => {
    expect(takePlaceOf(inputOf('search', 'garage'), inputOf('search', ''))).to.deep.equal(['garage'])
  })

  for (const type of ['range', 'text', 'radio'])
    it(`is nothing where a field only showed what a device was set to, as one of the kind ${type}`, () => {
      expect(takePlaceOf(inputOf(type, '70'), inputOf(type, '72'))).to.deep.equal([])
    })
})
