/** The kinds of which there is a picture. */
export type DeviceKind = 'lock' | 'thermostat' | 'noise sensor'

const shapes: Record<DeviceKind, string> = {
  lock:
    "<rect x='22' y='6' width='36' height='68' rx='10'/>" +
    "<circle cx='40' cy='28' r='10' fill='#fff'/><rect x='37' y='46' width='6' height='16' rx='3' fill='#fff'/>",
  thermostat:
    "<circle cx='40' cy='40' r='32'/>" +
    "<path d='M40 20v16M24 46a18 18 0 0 0 32 0' fill='none' stroke='#fff' stroke-width='4' stroke-linecap='round'/>",
  'noise sensor':
    "<circle cx='40' cy='40' r='32'/>" +
    "<path d='M28 34v12M36 28v24M44 32v16M52 37v6' stroke='#fff' stroke-width='4' stroke-linecap='round'/>"
}

const drawn = new Map<string, string>()

function draw(kind: DeviceKind, colour: string): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80' fill='${colour}'>${shapes[kind]}</svg>`
  return `data:image/svg+xml,${drawing.replace(/[<>#]/g, encodeURIComponent)}`
}

/** A picture of a device in the colour of its maker, as a data URL: nothing is fetched for it. */
export function deviceImage(kind: DeviceKind, colour: string): string {
  const key = kind + colour
  const image = drawn.get(key) ?? draw(kind, colour)
  drawn.set(key, image)
  return image
}
