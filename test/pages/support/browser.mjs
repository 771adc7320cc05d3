import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import { launchBrowser, openBrowser } from '../../../.ci/open-browser.mjs'
import { startHost } from './servers.mjs'

const POLICY_MARK = 'Content Security Policy was violated: '
const MOST_MILLISECONDS = 60_000
const BETWEEN_LOOKS = 20

let browser

/**
 * One browser for all tests of a file.
 *
 * @param options.isAlone whether no other file is to have pages in it.
 */
export function useBrowser({ isAlone = false } = {}) {
  before(async () => {
    browser = await (isAlone ? launchBrowser() : openBrowser())
  })
  after(() => browser.close())
}

function listenTo(page) {
  const log = { console: [], errors: [], requests: [] }
  page.on('console', (message) => log.console.push({ type: message.type(), text: message.text() }))
  page.on('pageerror', (error) => log.errors.push(error.stack ?? String(error)))
  page.on('request', (request) => log.requests.push(request.url()))
  return log
}

/** Everything that a page complains of: errors and warnings on the console, violations of its policy, uncaught errors. */
export function complaints({ console: messages, errors }) {
  const spoken = messages.filter(({ type }) => type === 'error' || type === 'warning').map(({ text }) => text)
  return [...spoken, ...errors]
}

/**
 * Opens an address in a browser session of its own, in which nothing moves: to draw what does takes longer than most tests.
 *
 * @param options.timeZone where the browser is. @default where the machine is
 * @param options.viewport how large its window is. @default as Playwright has it
 * @param options.now what time it is in the page when it opens. @default what time it is
 * @param options.stopClock whether time passes in the page only as `page.clock` is told.
 * @returns the page, and what is heard of it: console, uncaught errors and the addresses it asks for.
 */
export async function openAddress(t, address, { now, stopClock = false, timeZone, viewport } = {}) {
  const context = await browser.newContext({ timezoneId: timeZone, viewport, reducedMotion: 'reduce' })
  t.after(() => context.close())
  context.setDefaultTimeout(MOST_MILLISECONDS)
  await context.addInitScript((mark) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(mark + [effectiveDirective, blockedURI, sample].join(' '))
    )
  }, POLICY_MARK)
  if (now !== undefined || stopClock) await context.clock.install({ time: now ?? Date.now() })
  if (stopClock) await context.clock.pauseAt((now ?? Date.now()) + 1000)
  const page = await context.newPage()
  const log = listenTo(page)
  await page.goto(address)
  return { page, log, context }
}

/**
 * Opens the page at `/` of a new host.
 *
 * @param options what the host serves, see `startHost`, and how the page is opened, see `openAddress`.
 * @returns the host, beside what `openAddress` returns.
 */
export async function openPage(t, options) {
  const host = await startHost(t, options)
  return { host, ...(await openAddress(t, `${host.origin}/`, options)) }
}

/** Looks until what is claimed holds; fails with what the last look found. */
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

/** A whole page with some elements in it. */
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
