import { chromium } from 'playwright'
import { ENDPOINT } from './browser-server.mjs'
import { launchOptions } from './browser.mjs'

const MOST_MILLISECONDS = 120_000

/** A browser of this process alone, for what cannot be shared: the clipboard, and how much memory there is. */
export const launchBrowser = () => chromium.launch({ ...launchOptions(), timeout: MOST_MILLISECONDS })

/**
 * The browser that all share, where there is one, else one of this process alone. To close it ends what was opened in it
 * from here, and nothing of others.
 */
export function openBrowser() {
  const endpoint = process.env[ENDPOINT]
  return endpoint ? chromium.connect(endpoint, { timeout: MOST_MILLISECONDS }) : launchBrowser()
}
