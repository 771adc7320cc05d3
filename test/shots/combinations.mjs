/** How wide an element is, in CSS pixels. */
export const WIDTHS = [320, 480, 900]
export const SCHEMES = ['light', 'dark']
export const DIRECTIONS = ['ltr', 'rtl']

/** Every width in every scheme and direction, or in those that are given. */
export const combinationsOf = ({ widths = WIDTHS, schemes = SCHEMES, directions = DIRECTIONS } = {}) =>
  widths.flatMap((width) =>
    schemes.flatMap((scheme) => directions.map((direction) => ({ width, scheme, direction })))
  )

/** What a combination is called: `320-light-ltr`. */
export const nameOf = ({ width, scheme, direction }) => `${width}-${scheme}-${direction}`
