import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './browser.mjs'
import { pageTests } from './test-files.mjs'

export default defineConfig({
  testDir: '../..',
  testMatch: pageTests(),
  outputDir: '../../test-results',
  timeout: 300_000,
  forbidOnly: true,
  // A file spends two fifths of its time waiting for its pages.
  workers: 3,
  reporter: './page-reporter.mjs',
  use: { launchOptions: launchOptions(), trace: 'retain-on-failure' },
  projects: [{ name: 'desktop' }, { name: 'phone', grep: /@phone/, use: { ...devices['Pixel 7'] } }]
})
