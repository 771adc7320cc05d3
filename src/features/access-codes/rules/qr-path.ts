import { generate } from 'lean-qr'

/** A QR code: the length of its sides and the outlines of its dark squares, as the data of one path of SVG. */
export interface QrPath {
  readonly size: number
  readonly path: string
}

/** A text as a QR code, which holds at most some 2,900 bytes; nothing for one that is longer. */
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
