// A browser that several test files share. Each file has its own pages, storage and permissions.
import { chromium } from 'playwright'
import { launchOptions } from './browser.mjs'

/** Environment variable with the address of the shared browser. */
export const ENDPOINT = 'BROWSER_ENDPOINT'

const MOST_TO_START = 120_000

/**
 * Starts a browser that other processes can connect to.
 *
 * @returns the environment variables for these processes, and a function that closes the browser.
 */
export async function startBrowserServer() {
  const server = await chromium.launchServer({ ...launchOptions(), host: '127.0.0.1', timeout: MOST_TO_START })
  return { environment: { [ENDPOINT]: server.wsEndpoint() }, close: () => server.close() }
}
