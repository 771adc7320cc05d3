import { expect } from 'chai'

/** Expects an address to hold a whole drawing, which the browser can draw without fetching anything. */
export async function expectDrawing(url: string): Promise<void> {
  expect(url).to.match(/^data:image\/svg\+xml,/)
  const image = new Image()
  image.src = url
  await image.decode()
}
