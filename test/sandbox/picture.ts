import { expect } from 'chai'
import { readDrawing } from '../../src/ui/layout/drawing.js'

/** Expects an address to be that of a drawing, of which the browser can draw all. */
export function expectDrawing(address: string): void {
  const drawing = readDrawing(address)
  expect(drawing, address).not.to.equal(undefined)
  for (const path of [drawing?.ground, drawing?.lines].filter(Boolean)) expect(CSS.supports(`d: path('${path}')`), path).to.equal(true)
}
