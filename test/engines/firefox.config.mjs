import { chromeLauncher } from '@web/test-runner-chrome'
import puppeteer from 'puppeteer-core'
import { openFirefoxPage } from './firefox-page.mjs'
import { settings } from './settings.mjs'

export default {
  // Media emulation through Puppeteer does not support forced colors.
  ...(await settings({ leftOut: ['test/ui/forced-colors.test.tsx'] })),
  browsers: [
    chromeLauncher({
      puppeteer,
      launchOptions: {
        browser: 'firefox',
        executablePath: process.env.FIREFOX_PATH,
        // Media emulation needs to run code in the browser window.
        args: ['--remote-allow-system-access'],
        timeout: 120_000,
        protocolTimeout: 300_000,
        extraPrefsFirefox: { 'dom.min_background_timeout_value': 0 }
      },
      createPage: openFirefoxPage
    })
  ]
}
