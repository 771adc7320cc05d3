import { setTimeout as pause } from 'node:timers/promises'
import { startWebDriver } from './web-driver.mjs'
import { createKeyboard } from './web-driver-keys.mjs'
import { createMouse } from './web-driver-mouse.mjs'

const LONGEST_SCRIPT = 600_000
const LONGEST_LOAD = 120_000
const MOST_TRIES = 40
/**
 * Without a window manager, X gives the focus to the window under the pointer, which is in the middle of the screen.
 */
const TOOLBAR_UNDER_POINTER = { x: 1600 - 250, y: 1300 - 15, width: 1000, height: 800 }

/** Wraps a function for WebDriver, which passes a callback as the last parameter and waits for its call. */
const asynchronous = (given) => `
  const done = arguments[arguments.length - 1]
  Promise.resolve()
    .then(() => (${given}).apply(null, arguments[0]))
    .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) + '\\n' + error?.stack }))`

const mediaNow = () => ({
  'prefers-color-scheme': matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  'prefers-reduced-motion': matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference'
})

/** Opens MiniBrowser of WebKitGTK with the methods of a Puppeteer page that the test commands use. */
export async function openWebKitPage() {
  const browser = { binary: process.env.MINIBROWSER_PATH, args: ['--automation'] }
  const capabilities = { 'webkitgtk:browserOptions': browser }
  const session = await startWebDriver(process.env.WEBKIT_DRIVER_PATH, capabilities, {
    LANG: 'C.UTF-8',
    LANGUAGE: 'en_US'
  })
  await session.post('/timeouts', { script: LONGEST_SCRIPT, pageLoad: LONGEST_LOAD })
  let address

  const act = (source) => (actions) => session.post('/actions', { actions: [{ ...source, actions }] })
  async function evaluate(given, ...parameters) {
    const { value, error } = await session.post('/execute/async', { script: asynchronous(given), args: [parameters] })
    if (error) throw new Error(error)
    return value
  }
  async function goto(url) {
    address = url
    await session.post('/url', { url })
  }
  /** Resizes the window until the viewport has the requested size, because resizing is asynchronous. */
  async function setViewport({ width, height }) {
    for (let tried = 0; tried < MOST_TRIES; tried += 1) {
      const [innerWidth, innerHeight] = await evaluate(() => [window.innerWidth, window.innerHeight])
      if (innerWidth === width && innerHeight === height) return
      const outer = await session.get('/window/rect')
      await session.post('/window/rect', {
        width: outer.width + width - innerWidth,
        height: outer.height + height - innerHeight
      })
      await pause(100)
    }
    throw new Error(`The window does not become ${width} px wide and ${height} px high.`)
  }
  async function activate() {
    await goto('data:text/html,<body>')
    await session.post('/window/rect', TOOLBAR_UNDER_POINTER)
    for (let tried = 0; tried < MOST_TRIES; tried += 1) {
      if (await evaluate(() => document.hasFocus())) return
      await pause(50)
    }
    throw new Error('The page does not become active.')
  }
  async function emulateMediaFeatures(features) {
    const now = await evaluate(mediaNow)
    for (const { name, value } of features) {
      if (value && now[name] !== value) throw new Error(`WebKitGTK cannot be told ${name}: ${value}.`)
    }
  }
  await activate()
  return {
    evaluate,
    goto,
    setViewport,
    emulateMediaFeatures,
    url: () => address,
    keyboard: createKeyboard(act({ type: 'key', id: 'keyboard' })),
    mouse: createMouse(act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }), () =>
      session.remove('/actions')
    ),
    screenshot: async () => Buffer.from(await session.get('/screenshot'), 'base64'),
    close: () => session.stop()
  }
}
