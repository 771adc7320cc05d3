import { expect } from 'chai'
import { readDrawing } from '../../src/ui/layout/drawing.js'

/** Expects the URL of a drawing with a shape. */
export function expectDrawing(address: string): void {
  const drawing = readDrawing(address)
  expect(drawing, address).not.to.equal(undefined)
  const paths = [drawing?.ground, drawing?.lines].filter(Boolean)
  expect(paths, address).not.to.deep.equal([])
}
