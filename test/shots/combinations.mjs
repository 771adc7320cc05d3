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

const EVERY = combinationsOf({ schemes: ALL_SCHEMES })
/** So that states that follow each other differ in everything; it has no divisor in common with their number. */
const STRIDE = 7

/** The combination in which the state of this number is looked at: all there are, in turn. */
export const lookAt = (index) => EVERY[(index * STRIDE) % EVERY.length]

/** What a combination is called: `320-light-ltr`. */
export const nameOf = ({ width, scheme, direction }) => `${width}-${scheme}-${direction}`
