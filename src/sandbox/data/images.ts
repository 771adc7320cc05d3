/** The kinds of which there is a picture. */
export type DeviceKind = 'lock' | 'thermostat' | 'noise sensor' | 'relay' | 'intercom' | 'accessory'

const shapes: Record<DeviceKind, string> = {
  lock:
    "<rect x='22' y='6' width='36' height='68' rx='10'/>" +
    "<circle cx='40' cy='28' r='10' fill='#fff'/><rect x='37' y='46' width='6' height='16' rx='3' fill='#fff'/>",
  thermostat:
    "<circle cx='40' cy='40' r='32'/>" +
    "<path d='M40 20v16M24 46a18 18 0 0 0 32 0' fill='none' stroke='#fff' stroke-width='4' stroke-linecap='round'/>",
  'noise sensor':
    "<circle cx='40' cy='40' r='32'/>" +
    "<path d='M28 34v12M36 28v24M44 32v16M52 37v6' stroke='#fff' stroke-width='4' stroke-linecap='round'/>",
  relay:
    "<rect x='10' y='18' width='60' height='44' rx='6'/>" +
    "<path d='M20 46h12l12-14M46 46h14' fill='none' stroke='#fff' stroke-width='4' stroke-linecap='round'/>",
  intercom:
    "<rect x='20' y='4' width='40' height='72' rx='6'/>" +
    "<circle cx='40' cy='22' r='8' fill='#fff'/><path d='M32 44h16M32 52h16M32 60h16' stroke='#fff' stroke-width='4'/>",
  accessory:
    "<rect x='16' y='16' width='48' height='48' rx='12'/>" +
    "<path d='M30 40h20M40 30v20' stroke='#fff' stroke-width='4' stroke-linecap='round'/>"
}

const drawn = new Map<string, string>()

function draw(shape: string, colour: string): string {
  const known = drawn.get(shape + colour)
  if (known !== undefined) return known
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80' fill='${colour}'>${shape}</svg>`
  const image = `data:image/svg+xml,${drawing.replace(/[<>#]/g, encodeURIComponent)}`
  drawn.set(shape + colour, image)
  return image
}

/** A picture of a device in the colour of its maker, as a data URL: nothing is fetched for it. */
export const deviceImage = (kind: DeviceKind, colour: string): string => draw(shapes[kind], colour)

/** The first letter of a name on the colour of who has it, as a data URL. */
export function logoImage(name: string, colour: string): string {
  const [letter = ''] = name.match(/[\p{L}\p{N}]/u) ?? []
  const place = "x='40' y='57' text-anchor='middle' fill='#fff'"
  const font = "font-family='sans-serif' font-size='46' font-weight='700'"
  return draw(`<rect width='80' height='80' rx='16'/><text ${place} ${font}>${letter.toUpperCase()}</text>`, colour)
}
