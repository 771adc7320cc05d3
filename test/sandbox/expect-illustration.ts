import { readIllustration } from '../../src/ui/layout/illustration.js'

/** Expects the URL of a drawing with a shape. */
export function expectIllustration(address: string): void {
  const illustration = readIllustration(address)
  expect(illustration, address).not.to.equal(undefined)
  const paths = [illustration?.ground, illustration?.lines].filter(Boolean)
  expect(paths, address).not.to.deep.equal([])
}
