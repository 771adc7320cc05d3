// A browser that the tests of several files share: each file has pages, storage and permissions of its own in it.
import { chromium } from 'playwright'
import { launchOptions } from './browser.mjs'

/** The environment variable that says where it is to be found. */
export const ENDPOINT = 'BROWSER_ENDPOINT'

const MOST_TO_START = 120_000

/**
 * Starts a browser to which other processes connect.
 *
 * @returns what their environment has to say, and what ends the browser.
 */
export async function startBrowserServer() {
  const server = await chromium.launchServer({ ...launchOptions(), host: '127.0.0.1', timeout: MOST_TO_START })
  return { environment: { [ENDPOINT]: server.wsEndpoint() }, close: () => server.close() }
}
