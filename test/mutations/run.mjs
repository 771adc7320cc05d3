// `node test/mutations/run.mjs` mutates the lower layers one place at a time, and lists the mutations that no test in Node
// or in the browser detects. `--seed` chooses other places, `--count` more places, `--floor` one layer. `--files`
// limits the test files per mutation, so that other files may detect the listed mutations.
import { parseArgs } from 'node:util'
import { browserTests } from '../runner/test-files.mjs'
import { chooseMutations, FLOORS } from './choose.mjs'
import { runTrial, runUnitTrial } from './trial.mjs'

const LEAST_SCORE = 90
/** Number of parallel test files. The first failure is sufficient. */
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

/** Returns the test files that reach each mutation: those of its own layer first, then those that reach the fewest. */
async function findReach(mutations) {
  const files = browserTests()
  const { output } = await runTrial({ files, reached: mutations }, { within: 30 * 60_000 })
  // The progress reporter leaves control characters.
  const reach = JSON.parse(output.split('\n').findLast((line) => line.startsWith('{')))
  const fileOf = (bundled) => files.find((file) => bundled.endsWith(`/${withoutExtension(file)}.js`))
  const reached = mutations.map((_, index) => (reach[index] ?? []).map(fileOf))
  const breadths = new Map(files.map((file) => [file, reached.filter((list) => list.includes(file)).length]))
  const breadth = (floor, file) => breadths.get(file) - (isOf(floor, file) ? mutations.length : 0)
  return mutations.map(({ floor }, index) => reached[index].toSorted((a, b) => breadth(floor, a) - breadth(floor, b)))
}
const withoutExtension = (file) => file.replace(/^test\//, '').replace(/\.tsx?$/, '')
const isOf = (floor, file) => file.startsWith(`test/${floor}/`)

function expectCount({ status, output }, mutation) {
  if (status !== null && !COUNTED.test(output) && !output.includes('No test files found'))
    throw new Error(`The tests did not run with ${titleOf(mutation)}\n${output}`)
  return status !== 0
}

/**
 * Returns `true` if a test in Node detects the mutation, which takes seconds instead of half a minute in the browser.
 */
const isNoticedInNode = async (mutation) => expectCount(await runUnitTrial(mutation, { within: 5 * 60_000 }), mutation)

/** Returns `true` if one of these browser test files fails with the mutation. */
async function isNoticedInBrowser(mutation, reaching) {
  const files = reaching.slice(0, Number(values.files))
  for (let first = 0; first < files.length; first += BATCH) {
    const trial = { files: files.slice(first, first + BATCH), mutation }
    if (expectCount(await runTrial(trial, { within: 5 * 60_000 }), mutation)) return true
  }
  return false
}

/** Tries mutations in parallel. @returns the detected ones */
async function tryAll(mutations, isNoticed) {
  const noticed = new Set()
  const waiting = mutations.entries()
  async function tryOnes() {
    for (const [index, mutation] of waiting) if (await isNoticed(mutation, index)) noticed.add(mutation)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, tryOnes))
  return noticed
}

const mutations = chooseMutations({ seed: Number(values.seed), count: Number(values.count), floors: values.floor })
say(`${mutations.length} mutations. First they are tried in Node.`)
const inNode = await tryAll(mutations, isNoticedInNode)
for (const mutation of inNode) say(`✓ ${titleOf(mutation)} (in Node)`)

const left = mutations.filter((mutation) => !inNode.has(mutation))
say(
  `${left.length} are left. Which tests in the browser reach them is found out first; that takes as long as all tests.`
)
const reach = left.length > 0 ? await findReach(left) : []
const inBrowser = await tryAll(left, (mutation, index) => isNoticedInBrowser(mutation, reach[index]))
for (const [index, mutation] of left.entries()) {
  const mark = inBrowser.has(mutation) ? '✓' : '✗'
  say(`${mark} ${titleOf(mutation)} (${reach[index].length} files of tests in the browser reach it)`)
}
const killed = [...inNode, ...inBrowser]

const scoreOf = (some, all) => Math.floor((100 * some.length) / all.length)
for (const floor of values.floor) {
  const [some, all] = [killed, mutations].map((list) => list.filter((mutation) => mutation.floor === floor))
  say(`${floor}: ${some.length} of ${all.length} (${scoreOf(some, all)} %)`)
}
const score = scoreOf(killed, mutations)
say(`${killed.length} of ${mutations.length} mutations were noticed: ${score} %`)
process.exitCode = score < LEAST_SCORE ? 1 : 0
