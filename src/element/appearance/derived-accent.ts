/** The same feature query as in `ui/style/tokens.css`. */
const DERIVES = 'color(from color(from light-dark(red, red) srgb r g b) xyz-d65 x y z)'

type Channels = readonly [red: number, green: number, blue: number]

/** Returns the color channels, 0 to 1 each. `undefined` for a color that differs by scheme. */
function lightOf(color: string): Channels | undefined {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  const [first, second] = ['#000', '#fff'].map((initial) => {
    context.fillStyle = initial
    context.fillStyle = color
    return context.fillStyle
  })
  // The canvas keeps the previous color if it can't parse one.
  if (first !== second) return undefined
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

const luminance = ([red, green, blue]: Channels): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

const painted = (channels: Channels): string =>
  `color(srgb-linear ${channels.map((channel) => channel.toFixed(4)).join(' ')})`

/**
 * Computes text on and text in an accent color, for browsers without relative colors. Empty if the style sheet can do
 * it, or for a color that differs by scheme.
 */
export function deriveAccent(accent: string | undefined): Readonly<Record<string, string>> {
  const light = accent === undefined || CSS.supports('color', DERIVES) ? undefined : lightOf(accent)
  if (!light) return {}
  const lightLuminance = luminance(light)
  const less = Math.min(1, 0.13 / lightLuminance)
  const white = Math.max(0, (0.3 - lightLuminance) / (1 - lightLuminance))
  const [red, green, blue] = light
  const dark = painted([red * less, green * less, blue * less])
  const pale = painted([red + (1 - red) * white, green + (1 - green) * white, blue + (1 - blue) * white])
  return {
    'color-on-accent': lightLuminance > 0.179 ? '#000' : '#fff',
    'color-accent-text': `light-dark(${dark}, ${pale})`
  }
}
