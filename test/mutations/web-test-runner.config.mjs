import { playwrightLauncher } from '@web/test-runner-playwright'
import { launchOptions } from '../runner/browser.mjs'
import { countingReporter } from '../runner/counting-reporter.mjs'
import { bundleTests } from '../runner/test-bundle.mjs'
import { editedSources } from './edited-sources.mjs'
import { reachReporter, reachTold } from './reach.mjs'

/** The trial: a mutation, or the mutations whose reaching test files are listed. */
const { files, mutation, reached } = JSON.parse(process.env.MUTATION_TRIAL)
const plugins = [editedSources(mutation ? [mutation] : reached.map(reachTold))]

export default {
  files: await bundleTests({ files, plugins }),
  rootDir: '.',
  browsers: [playwrightLauncher({ product: 'chromium', launchOptions: launchOptions() })],
  concurrency: mutation ? 2 : 4,
  testsFinishTimeout: mutation ? 120_000 : 900_000,
  testFramework: { config: { timeout: mutation ? 20_000 : 60_000, bail: mutation !== undefined } },
  reporters: [mutation ? countingReporter() : reachReporter()]
}
