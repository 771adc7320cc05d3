import { ancestorsOf } from './seen.js'

/** Red, green and blue from 0 to 255, and alpha. */
export interface Colour {
  readonly channels: readonly [red: number, green: number, blue: number]
  readonly alpha: number
}

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
const known = new Map<string, Colour>()

/** Converts any CSS color to sRGB. */
export function colourOf(text: string): Colour {
  const found = known.get(text)
  if (found) return found
  if (!canvas) throw new Error('Nothing can be drawn here.')
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = text
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  const colour: Colour = { channels: [red, green, blue], alpha: alpha / 255 }
  known.set(text, colour)
  return colour
}

/** Blends a color over another one. */
export function over(front: Colour, back: Colour): Colour {
  const mixed = (index: 0 | 1 | 2): number =>
    front.channels[index] * front.alpha + back.channels[index] * (1 - front.alpha)
  return { channels: [mixed(0), mixed(1), mixed(2)], alpha: 1 }
}

const PAPER: Colour = { channels: [255, 255, 255], alpha: 1 }

/** Returns the color behind the content of an element. */
export function groundOf(element: Element | null): Colour {
  const layers: Colour[] = []
  for (const outer of element ? ancestorsOf(element) : []) {
    const colour = colourOf(getComputedStyle(outer).backgroundColor)
    layers.push(colour)
    if (colour.alpha === 1) break
  }
  return layers.reduceRight((back, front) => over(front, back), PAPER)
}

function luminance({ channels }: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two colors, from 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((first, second) => first - second)
  return (lighter + 0.05) / (darker + 0.05)
}
