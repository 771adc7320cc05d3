// `npm run test:mutations`: breaks the rules of the lower floors in so many places, one at a time, and tells which of them no
// test notices. `--seed` chooses other places, `--count` more of them, `--floor` those of one floor; `--files` tries each by
// so many files of tests at most, so that what is not noticed then may be by others.
import { parseArgs } from 'node:util'
import { browserTests } from '../../.ci/test-files.mjs'
import { chooseMutations, FLOORS } from './choose.mjs'
import { runTrial } from './trial.mjs'

const LEAST_SCORE = 90
/** Test files that are run at once: the first that fails is enough. */
const BATCH = 6
const AT_ONCE = 2
const COUNTED = /^\d+ passed, \d+ failed$/m

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    floor: { type: 'string', multiple: true, default: FLOORS },
    files: { type: 'string', default: 'Infinity' }
  }
})

const say = (text) => process.stdout.write(`${text}\n`)
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 100)
const titleOf = ({ path, line, from, to }) => `${path}:${line}  ${oneLine(from)}  →  ${oneLine(to)}`

/** The files of tests that reach each mutation: first those of its own floor, and those that reach the least else. */
async function findReach(mutations) {
  const files = browserTests()
  const { output } = await runTrial({ files, reached: mutations }, { within: 30 * 60_000 })
  // What tells of the progress leaves its control characters behind it.
  const reach = JSON.parse(output.split('\n').findLast((line) => line.startsWith('{')))
  const fileOf = (bundled) => files.find((file) => bundled.endsWith(`/${withoutExtension(file)}.js`))
  const reached = mutations.map((_, index) => (reach[index] ?? []).map(fileOf))
  const breadths = new Map(files.map((file) => [file, reached.filter((list) => list.includes(file)).length]))
  const breadth = (floor, file) => breadths.get(file) - (isOf(floor, file) ? mutations.length : 0)
  return mutations.map(({ floor }, index) =>
    reached[index].toSorted((one, other) => breadth(floor, one) - breadth(floor, other))
  )
}
const withoutExtension = (file) => file.replace(/^test\//, '').replace(/\.tsx?$/, '')
const isOf = (floor, file) => file.startsWith(`test/${floor}/`)

/** Whether any of these files fails where the mutation is. */
async function isKilled(mutation, reaching) {
  const files = reaching.slice(0, Number(values.files))
  for (let first = 0; first < files.length; first += BATCH) {
    const { status, output } = await runTrial(
      { files: files.slice(first, first + BATCH), mutation },
      { within: 5 * 60_000 }
    )
    if (status !== null && !COUNTED.test(output))
      throw new Error(`The tests did not run with ${titleOf(mutation)}\n${output}`)
    if (status !== 0) return true
  }
  return false
}

const mutations = chooseMutations({ seed: Number(values.seed), count: Number(values.count), floors: values.floor })
say(`${mutations.length} mutations. Which tests reach them is found out first; that takes as long as all tests.`)
const reach = await findReach(mutations)

const killed = []
const waiting = mutations.entries()
async function tryOnes() {
  for (const [index, mutation] of waiting) {
    const isNoticed = await isKilled(mutation, reach[index])
    if (isNoticed) killed.push(mutation)
    say(
      isNoticed ? `✓ ${titleOf(mutation)}` : `✗ ${titleOf(mutation)} (${reach[index].length} files of tests reach it)`
    )
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, tryOnes))

const scoreOf = (some, all) => Math.floor((100 * some.length) / all.length)
for (const floor of values.floor) {
  const [some, all] = [killed, mutations].map((list) => list.filter((mutation) => mutation.floor === floor))
  say(`${floor}: ${some.length} of ${all.length} (${scoreOf(some, all)} %)`)
}
const score = scoreOf(killed, mutations)
say(`${killed.length} of ${mutations.length} mutations were noticed: ${score} %`)
process.exitCode = score < LEAST_SCORE ? 1 : 0
