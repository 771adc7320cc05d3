const BUTTONS = { left: 0, middle: 1, right: 2 }

const move = (x, y) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' })
const down = ({ button = 'left' } = {}) => ({ type: 'pointerDown', button: BUTTONS[button] })
const up = ({ button = 'left' } = {}) => ({ type: 'pointerUp', button: BUTTONS[button] })

/**
 * Creates a mouse with the methods of Puppeteer's.
 *
 * @param perform performs a list of actions of a pointer.
 */
export const createMouse = (perform, release) => ({
  move: (x, y) => perform([move(x, y)]),
  down: (options) => perform([down(options)]),
  up: (options) => perform([up(options)]),
  click: (x, y, options) => perform([move(x, y), down(options), up(options)]),
  reset: release
})
