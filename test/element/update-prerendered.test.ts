import { recordPress } from '../../src/element/prerender/record-press.js'
import { updatePrerendered } from '../../src/element/prerender/update-prerendered.js'

function prerenderedOf(state: string): HTMLElement {
  const prerendered = document.createElement('div')
  const row = document.createElement('button')
  row.className = 'row'
  row.append(Object.assign(document.createElement('b'), { textContent: state }))
  prerendered.append(row)
  return prerendered
}

describe('Update of a prerendered screen', () => {
  it('keeps a pressed row, its mark and its focus', () => {
    const prerendered = prerenderedOf('Locked')
    document.body.append(prerendered)
    recordPress(prerendered)
    const [row] = prerendered.children
    if (!(row instanceof HTMLElement)) throw new TypeError('There is no row.')
    row.focus()
    row.click()
    updatePrerendered(prerendered, prerenderedOf('Unlocked'))
    expect(prerendered.children[0]).to.equal(row)
    expect(document.activeElement).to.equal(row)
    expect(row.ariaBusy).to.equal('true')
    expect(row.textContent).to.equal('Unlocked')
    prerendered.remove()
  })
  it('keeps the focus in a box that changes its class and gets a neighbor', () => {
    const panes = (className: string, ...neighbors: readonly Element[]): HTMLElement => {
      const prerendered = document.createElement('div')
      const box = Object.assign(document.createElement('div'), { className })
      box.append(prerenderedOf('Locked'), ...neighbors)
      prerendered.append(box)
      return prerendered
    }
    const prerendered = panes('panes')
    document.body.append(prerendered)
    const row = prerendered.querySelector('button')
    row?.focus()
    updatePrerendered(prerendered, panes('panes aside', prerenderedOf('Details')))
    expect(document.activeElement).to.equal(row)
    expect(prerendered.querySelector('.aside')?.textContent).to.equal('LockedDetails')
    updatePrerendered(prerendered, panes('panes'))
    expect(document.activeElement).to.equal(row)
    expect(prerendered.textContent).to.equal('Locked')
    prerendered.remove()
  })
})
