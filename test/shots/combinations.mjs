/** How wide an element is, in CSS pixels. */
export const WIDTHS = [320, 480, 900]
export const SCHEMES = ['light', 'dark']
/** The few colours that a person has chosen for everything, in place of a scheme. */
export const FORCED = 'forced'
export const ALL_SCHEMES = [...SCHEMES, FORCED]
export const DIRECTIONS = ['ltr', 'rtl']

/** Every width in every scheme and direction, or in those that are given. */
export const combinationsOf = ({ widths = WIDTHS, schemes = SCHEMES, directions = DIRECTIONS } = {}) =>
  widths.flatMap((width) => schemes.flatMap((scheme) => directions.map((direction) => ({ width, scheme, direction }))))

/**
 * Two looks at a state that together have both schemes and both directions. The first is as wide as a window of 1,280 px at
 * 400 %; which of the others it has goes by the number of the state.
 */
export function looksAt(index) {
  const at = (values, shift) => values[(index >> shift) % values.length]
  const first = { width: WIDTHS[0], scheme: at(SCHEMES, 0), direction: at(DIRECTIONS, 1) }
  const other = (values, value) => values.find((one) => one !== value)
  return [
    first,
    {
      width: at(WIDTHS.slice(1), 2),
      scheme: other(SCHEMES, first.scheme),
      direction: other(DIRECTIONS, first.direction)
    }
  ]
}

/** What a combination is called: `320-light-ltr`. */
export const nameOf = ({ width, scheme, direction }) => `${width}-${scheme}-${direction}`
