/** Runs in the browser window (chrome context), not in a page. */
const EMULATE_MEDIA = `(id, features) => {
  const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs')
  const context = NavigableManager.getBrowsingContextById(id)
  if ('prefers-color-scheme' in features) context.prefersColorSchemeOverride = features['prefers-color-scheme'] || 'none'
  if ('prefers-reduced-motion' in features) context.prefersReducedMotionOverride = features['prefers-reduced-motion'] || 'none'
}`

/** Runs in the browser window, too. */
const FOCUS_PAGE = `() => {
  const browser = Services.wm.getMostRecentWindow('navigator:browser').gBrowser.selectedBrowser
  if (browser.ownerDocument.activeElement !== browser) browser.focus()
}`

/** Calls a function in the browser window. The Puppeteer commands for these features work in Chromium only. */
async function callInBrowser({ connection }, functionDeclaration, ...values) {
  const { result: tree } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
  const { result } = await connection.send('script.callFunction', {
    functionDeclaration,
    target: { context: tree.contexts[0].context },
    arguments: values,
    awaitPromise: false
  })
  if (result.type === 'exception') throw new Error(result.exceptionDetails.text)
}

const string = (value) => ({ type: 'string', value })

/** Makes the keyboard accept key names of Playwright, which the tests use: `Space`, `Shift+Tab`. */
function takeChords(keyboard, focusPage) {
  const { press, down, up } = keyboard
  const named = (key) => (key === 'Space' ? ' ' : key)
  keyboard.press = async (chord) => {
    const keys = chord.split('+').map(named)
    const last = keys.pop()
    for (const key of keys) await down.call(keyboard, key)
    await press.call(keyboard, last)
    for (const key of keys.toReversed()) await up.call(keyboard, key)
    // After the last field, the focus would remain in the toolbar.
    if (last === 'Tab') await focusPage()
  }
}

async function idOf(page, { connection }) {
  const { result } = await connection.send('browsingContext.getTree', {})
  return result.contexts.find(({ url }) => url === page.url()).context
}

/** Opens a page in Firefox with the methods of a Puppeteer page that the test commands use. */
export async function openFirefoxPage({ browser }) {
  const page = await browser.newPage()
  page.emulateMediaFeatures = async (features) =>
    callInBrowser(browser, EMULATE_MEDIA, string(await idOf(page, browser)), {
      type: 'object',
      value: features.map(({ name, value }) => [name, string(value)])
    })
  takeChords(page.keyboard, () => callInBrowser(browser, FOCUS_PAGE))
  return page
}
