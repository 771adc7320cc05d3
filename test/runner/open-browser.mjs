import { chromium } from 'playwright'
import { launchOptions } from './browser.mjs'

const MOST_MILLISECONDS = 120_000

/** Launches a browser. */
export const openBrowser = () => chromium.launch({ ...launchOptions(), timeout: MOST_MILLISECONDS })
