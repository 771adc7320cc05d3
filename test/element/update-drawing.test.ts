import { expect } from 'chai'
import { recordPress } from '../../src/element/prerender/record-press.js'
import { updateDrawing } from '../../src/element/prerender/update-drawing.js'

function drawingOf(state: string): HTMLElement {
  const drawing = document.createElement('div')
  const row = document.createElement('button')
  row.className = 'row'
  row.append(Object.assign(document.createElement('b'), { textContent: state }))
  drawing.append(row)
  return drawing
}

describe('Update of a prerendered screen', () => {
  it('keeps a pressed row, its mark and its focus', () => {
    const drawing = drawingOf('Locked')
    document.body.append(drawing)
    recordPress(drawing)
    const [row] = drawing.children
    if (!(row instanceof HTMLElement)) throw new TypeError('There is no row.')
    row.focus()
    row.click()
    updateDrawing(drawing, drawingOf('Unlocked'))
    expect(drawing.children[0]).to.equal(row)
    expect(document.activeElement).to.equal(row)
    expect(row.ariaBusy).to.equal('true')
    expect(row.textContent).to.equal('Unlocked')
    drawing.remove()
  })
  it('keeps the focus in a box that changes its class and gets a neighbor', () => {
    const panes = (className: string, ...neighbors: readonly Element[]): HTMLElement => {
      const drawing = document.createElement('div')
      const box = Object.assign(document.createElement('div'), { className })
      box.append(drawingOf('Locked'), ...neighbors)
      drawing.append(box)
      return drawing
    }
    const drawing = panes('panes')
    document.body.append(drawing)
    const row = drawing.querySelector('button')
    row?.focus()
    updateDrawing(drawing, panes('panes aside', drawingOf('Details')))
    expect(document.activeElement).to.equal(row)
    expect(drawing.querySelector('.aside')?.textContent).to.equal('LockedDetails')
    updateDrawing(drawing, panes('panes'))
    expect(document.activeElement).to.equal(row)
    expect(drawing.textContent).to.equal('Locked')
    drawing.remove()
  })
})
