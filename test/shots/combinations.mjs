/** Widths of the element in CSS pixels. */
export const WIDTHS = [320, 480, 900]
export const SCHEMES = ['light', 'dark']
/** Forced colors, in place of a color scheme. */
export const FORCED = 'forced'
export const ALL_SCHEMES = [...SCHEMES, FORCED]
export const DIRECTIONS = ['ltr', 'rtl']

/** Returns all combinations of the given widths, schemes and directions. */
export const combinationsOf = ({ widths = WIDTHS, schemes = SCHEMES, directions = DIRECTIONS } = {}) =>
  widths.flatMap((width) => schemes.flatMap((scheme) => directions.map((direction) => ({ width, scheme, direction }))))

const EVERY = combinationsOf({ schemes: ALL_SCHEMES })
/** Makes successive states differ in every dimension. It has no common divisor with the number of combinations. */
const STRIDE = 7

/** Returns the combination for the state with this index, so that all combinations are used in turn. */
export const lookAt = (index) => EVERY[(index * STRIDE) % EVERY.length]

/** Returns the name of a combination, such as `320-light-ltr`. */
export const nameOf = ({ width, scheme, direction }) => `${width}-${scheme}-${direction}`
