import { playwrightLauncher } from '@web/test-runner-playwright'
import { launchOptions } from './.ci/browser.mjs'
import { countingReporter } from './.ci/counting-reporter.mjs'
import { bundleTests } from './.ci/test-bundle.mjs'

export default {
  files: await bundleTests({ only: process.env.TEST_FILES }),
  rootDir: '.',
  browsers: [playwrightLauncher({ product: 'chromium', launchOptions: launchOptions() })],
  concurrency: 4,
  testsFinishTimeout: 600_000,
  testFramework: { config: { timeout: 90_000, forbidOnly: true } },
  reporters: [countingReporter({ slowest: process.env.SLOWEST !== undefined })]
}
