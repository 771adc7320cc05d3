import assert from 'node:assert/strict'
import { pageTime, setPageTime } from './page-time.mjs'
import { startHost } from './servers.mjs'

const POLICY_MARK = 'Content Security Policy was violated: '
const MOST_MILLISECONDS = 60_000
const BETWEEN_LOOKS = 20

function listenTo(page) {
  const log = { console: [], errors: [], requests: [] }
  page.on('console', (message) => log.console.push({ type: message.type(), text: message.text() }))
  page.on('pageerror', (error) => log.errors.push(error.stack ?? String(error)))
  page.on('request', (request) => log.requests.push(request.url()))
  return log
}

/** Returns all complaints of a page: console errors and warnings, policy violations and uncaught errors. */
export function complaints({ console: messages, errors }) {
  const spoken = messages.filter(({ type }) => type === 'error' || type === 'warning').map(({ text }) => text)
  return [...spoken, ...errors]
}

/**
 * Opens an address in a new browser context with reduced motion, because animations take longer than most tests.
 *
 * @param options.timeZone time zone of the browser. @default that of the machine
 * @param options.viewport size of the window. @default that of Playwright
 * @param options.now time in the page when it opens, for `page.clock`. @default `pageTime()`
 * @param options.isActualTime `true` if the page has the time of the machine, as its platform has
 * @param options.stopClock `true` to let time pass only through `page.clock`
 * @returns the page, and its log: console messages, uncaught errors and requested addresses
 */
export async function openAddress(scope, address, options = {}) {
  const { now, isActualTime = false, stopClock = false, timeZone, viewport } = options
  const context = await scope.browser.newContext({
    ...(viewport && { viewport }),
    timezoneId: timeZone,
    reducedMotion: 'reduce'
  })
  scope.after(() => context.close())
  context.setDefaultTimeout(MOST_MILLISECONDS)
  await context.addInitScript((mark) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(mark + [effectiveDirective, blockedURI, sample].join(' '))
    )
  }, POLICY_MARK)
  if (now !== undefined || stopClock) await context.clock.install({ time: now ?? pageTime() })
  else if (!isActualTime) await setPageTime(context)
  if (stopClock) await context.clock.pauseAt((now ?? pageTime()) + 1000)
  const page = await context.newPage()
  const log = listenTo(page)
  await page.goto(address)
  return { page, log, context }
}

/**
 * Opens the page at `/` of a new host.
 *
 * @param options options of `startHost` and `openAddress`
 * @returns the host, and the result of `openAddress`
 */
export async function openPage(scope, options) {
  const host = await startHost(scope, options)
  return { host, ...(await openAddress(scope, `${host.origin}/`, options)) }
}

/**
 * Opens a page with this body and these modules. See `openPage`.
 *
 * @param scripts address of a module, or a list of addresses
 */
export const openBody = (scope, body, scripts = [], options = {}) =>
  openPage(scope, { ...options, files: { '/': pageOf(body, ...[scripts].flat()), ...options.files } })

/** Retries an assertion until it holds. Fails with its last error. */
export async function eventually(claim) {
  const end = performance.now() + MOST_MILLISECONDS
  for (;;) {
    try {
      return await claim()
    } catch (error) {
      if (!(error instanceof assert.AssertionError) || performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS))
    }
  }
}

/** Returns a complete page with the given elements. */
export const pageOf = (body, ...scripts) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Host</title>
<link rel="icon" href="data:,">
${scripts.map((source) => `<script type="module" src="${source}"></script>`).join('\n')}
</head>
<body>${body}</body>
</html>`
