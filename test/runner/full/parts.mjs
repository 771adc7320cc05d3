import { dirname } from 'node:path'
import { HOSTS } from '../../hosts/hosts.mjs'
import { FLOORS } from '../../mutations/choose.mjs'
import { LIST } from '../../shots/list/index.mjs'
import { SEED } from '../seed.mjs'
import { isFullRunOnly, nodeTests, pageTests } from '../test-files.mjs'

const WALKS = 1000
const WALKS_OF_A_PART = 100
const MUTATIONS = 67
const MUTATION_SEEDS = [1, 2, 3]

const IN_NODE = 'node --test --test-reporter=./test/runner/node-reporter.mjs'
const IN_PAGES = 'playwright test --config test/runner/playwright.config.mjs'

/** Tests that `npm test` leaves out. */
const pages = pageTests().filter(isFullRunOnly)
const environments = nodeTests().filter(isFullRunOnly)
const folders = [...new Set(pages.map((file) => dirname(file)))]
const screens = [...new Set(LIST.map(({ screen }) => screen))]
const firstWalks = Array.from({ length: WALKS / WALKS_OF_A_PART }, (_, index) => SEED * 1000 + index * WALKS_OF_A_PART)

/**
 * The parts of `npm run test:full`: `npm test` and everything that takes too long for it. Each has a name and a command,
 * and can run separately.
 */
export const PARTS = [
  { name: 'the build', command: 'npm run build', isNeeded: true },
  { name: 'npm test', command: 'npm test' },
  { name: 'core models', command: 'vitest run --config test/runner/unit-tests/vitest.config.mjs core/models' },
  { name: 'fault matrix', command: 'npm run test:browser -- test/faults' },
  { name: 'malformed records and options', command: 'npm run test:browser -- test/fuzz' },
  ...folders.map((folder) => ({
    name: `pages: ${folder}`,
    command: `${IN_PAGES} ${pages.filter((file) => dirname(file) === folder).join(' ')}`
  })),
  { name: 'test environments of hosts', command: `${IN_NODE} ${environments.join(' ')}` },
  { name: 'contact sheet in longer and marked texts', command: `${IN_PAGES} test/pages/contact-sheet.test.mjs` },
  ...screens.map((screen) => ({
    name: `contact sheet: ${screen}`,
    command: `node test/shots/run.mjs --check --only ${screen.replaceAll(' ', '-')}/`
  })),
  ...firstWalks.map((seed, index) => ({
    name: `walks ${index * WALKS_OF_A_PART + 1} to ${(index + 1) * WALKS_OF_A_PART}`,
    command: `node test/walks/run.mjs --actions 24 --walks ${WALKS_OF_A_PART} --seed ${seed}`
  })),
  ...Object.keys(HOSTS).map((host) => ({ name: `host ${host}`, command: `node test/hosts/run.mjs --only ${host}` })),
  ...MUTATION_SEEDS.flatMap((seed) =>
    FLOORS.map((floor) => ({
      name: `mutations of ${floor}, seed ${seed}`,
      command: `node test/mutations/run.mjs --floor ${floor} --count ${Math.ceil(MUTATIONS / FLOORS.length)} --seed ${seed} --files 30`
    }))
  ),
  { name: 'Chromium 126', command: 'node test/engines/oldest-chrome.mjs' },
  { name: 'Firefox', command: 'node test/engines/run.mjs firefox' },
  { name: 'WebKitGTK', command: 'node test/engines/run.mjs webkit' }
]

/**
 * Returns the parts of one shard: `2/4` is every fourth part, starting with the second.
 *
 * @throws if `shard` is invalid
 */
export function partsOf(shard, parts = PARTS) {
  const [, own, all] = /^(\d+)\/(\d+)$/.exec(shard ?? '1/1') ?? []
  if (!(Number(own) >= 1 && Number(own) <= Number(all))) throw new Error(`SHARD is one of 1/4 to 4/4, not "${shard}".`)
  return parts.filter(({ isNeeded }, index) => isNeeded || index % Number(all) === Number(own) - 1)
}
