import { chromeLauncher } from '@web/test-runner-chrome'
import puppeteer from 'puppeteer-core'
import { openFirefoxPage } from './firefox-page.mjs'
import { settings } from './settings.mjs'

export default {
  // The command that emulates media forces no colours through Puppeteer.
  ...(await settings({ leftOut: ['test/ui/forced-colors.test.tsx'] })),
  browsers: [
    chromeLauncher({
      puppeteer,
      launchOptions: {
        browser: 'firefox',
        executablePath: process.env.FIREFOX_PATH,
        // What emulates media has to be run by the browser itself.
        args: ['--remote-allow-system-access'],
        timeout: 120_000,
        protocolTimeout: 300_000,
        extraPrefsFirefox: { 'dom.min_background_timeout_value': 0 }
      },
      createPage: openFirefoxPage
    })
  ]
}
