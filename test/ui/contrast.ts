/** Returns the sRGB channels of colors painted over one another, bottom first. */
function channels(colors: readonly string[]): number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas) throw new Error('There is no canvas.')
  for (const color of colors) {
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
  }
  return Array.from(canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3))
}

/** Returns the luminance of a stack of colors: 0 to 1. */
export function luminance(...colors: readonly string[]): number {
  const [red = 0, green = 0, blue = 0] = channels(colors).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two backgrounds: 1 to 21. */
export function contrast(first: string | readonly string[], other: string | readonly string[]): number {
  const [light = 0, dark = 0] = [luminance(...[first].flat()), luminance(...[other].flat())].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the colors painted behind an element, bottom first, without its own. */
export function groundsBehind(element: Element): string[] {
  const grounds: string[] = []
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    grounds.unshift(getComputedStyle(ancestor).backgroundColor)
  }
  return ['#fff', ...grounds]
}
