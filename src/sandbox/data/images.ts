export type DeviceKind = 'lock' | 'thermostat' | 'noise sensor' | 'relay' | 'intercom' | 'accessory'

/** SVG paths in a square of 80: a filled shape, and white lines on it. */
interface Shape {
  readonly fill: string
  readonly lines: string
}

function box(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (across: number, down: number) => `a${radius} ${radius} 0 0 1 ${across * radius} ${down * radius}`
  const [right, down] = [width - 2 * radius, height - 2 * radius]
  return `M${x + radius} ${y}h${right}${corner(1, 1)}v${down}${corner(-1, 1)}h-${right}${corner(-1, -1)}v-${down}${corner(1, -1)}z`
}

const disc = 'M40 8a32 32 0 0 1 0 64a32 32 0 0 1 0 -64z'

const shapes: Record<DeviceKind, Shape> = {
  lock: { fill: box(22, 6, 36, 68, 10), lines: 'M40 20a8 8 0 0 1 0 16a8 8 0 0 1 0 -16zM40 48v12' },
  thermostat: { fill: disc, lines: 'M40 20v16M24 46a18 18 0 0 0 32 0' },
  'noise sensor': { fill: disc, lines: 'M28 34v12M36 28v24M44 32v16M52 37v6' },
  relay: { fill: box(10, 18, 60, 44, 6), lines: 'M20 46h12l12 -14M46 46h14' },
  intercom: {
    fill: box(20, 4, 40, 72, 6),
    lines: 'M40 16a6 6 0 0 1 0 12a6 6 0 0 1 0 -12zM32 44h16M32 52h16M32 60h16'
  },
  accessory: { fill: box(16, 16, 48, 48, 12), lines: 'M30 40h20M40 30v20' }
}

/**
 * Creates an image that the elements draw themselves. It needs no request, so a content security policy cannot block
 * it.
 */
const illustration = (colour: string, { fill, lines }: Shape, letter = ''): string =>
  `drawing:${colour};${fill};${lines};${letter}`

/** Creates the image of a device in the color of its manufacturer. */
export const deviceImage = (kind: DeviceKind, colour: string): string => illustration(colour, shapes[kind])

/** Creates a logo: the first letter of a name on a color. */
export function logoImage(name: string, colour: string): string {
  const [letter = ''] = name.match(/[\p{L}\p{N}]/u) ?? []
  return illustration(colour, { fill: box(0, 0, 80, 80, 16), lines: '' }, letter.toUpperCase())
}
