/** WebDriver codes of the key names of Playwright, which the tests use. */
const KEYS = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE006',
  Escape: '\uE00C',
  Home: '\uE011',
  Meta: '\uE03D',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004'
}

const keyDown = (name) => ({ type: 'keyDown', value: KEYS[name] ?? name })
const keyUp = (name) => ({ type: 'keyUp', value: KEYS[name] ?? name })

/**
 * Creates a keyboard with the methods of Puppeteer's.
 *
 * @param perform performs a list of actions of a key source.
 */
export const createKeyboard = (perform) => ({
  down: (key) => perform([keyDown(key)]),
  up: (key) => perform([keyUp(key)]),
  press(chord) {
    const names = chord.split('+')
    return perform([...names.map(keyDown), ...names.toReversed().map(keyUp)])
  },
  async type(text) {
    for (const character of text) await perform([keyDown(character), keyUp(character)])
  }
})
