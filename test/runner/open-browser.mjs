import { chromium } from 'playwright'
import { ENDPOINT } from './browser-server.mjs'
import { launchOptions } from './browser.mjs'

const MOST_MILLISECONDS = 120_000

/** Launches a browser for this process only, for tests that cannot share one (clipboard, memory). */
export const launchBrowser = () => chromium.launch({ ...launchOptions(), timeout: MOST_MILLISECONDS })

/**
 * Opens the shared browser if there is one, otherwise launches one for this process. Closing it closes only what this
 * process has opened.
 */
export function openBrowser() {
  const endpoint = process.env[ENDPOINT]
  return endpoint ? chromium.connect(endpoint, { timeout: MOST_MILLISECONDS }) : launchBrowser()
}
