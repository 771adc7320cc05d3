import { generate } from 'lean-qr'

/** A QR code: the length of its sides, and the outlines of its dark modules as SVG path data. */
export interface QrPath {
  readonly size: number
  readonly path: string
}

/** Encodes a text as a QR code. Returns `undefined` if the text is longer than about 2,900 bytes. */
export function qrPath(text: string): QrPath | undefined {
  let picture: ReturnType<typeof generate>
  try {
    picture = generate(text)
  } catch {
    return undefined
  }
  const { size } = picture
  let path = ''
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x
      while (picture.get(x, y)) x += 1
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`
    }
  }
  return { size, path }
}
