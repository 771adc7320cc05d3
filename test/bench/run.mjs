// `npm run bench` measures the user's waiting time, compared with the floor and the old widget. See README.md.
import { writeFileSync } from 'node:fs'
import { openBench } from './bench.mjs'
import { waitForQuiet, watchOthers } from './machine.mjs'
import { readOptions } from './options.mjs'
import { casesOf } from './plan.mjs'
import { summarize } from './report/report.mjs'
import { tables } from './report/tables.mjs'
import { writeTrace } from './trace.mjs'

const RESULTS = new URL('RESULTS.md', import.meta.url)

const say = (text) => process.stderr.write(`${text}\n`)
const percent = (part) => `${Math.round(part * 100)} %`

/** Measures one case on a quiet machine. @returns the results and the load of the machine */
async function run(bench, { name, measure, ...options }, mostSecondsToWait) {
  const { seconds, quiet } = await waitForQuiet(mostSecondsToWait)
  const taken = watchOthers()
  const noted = await measure(bench, options)
  const othersShare = taken()
  say(
    `${name}: ${options.title}, ${options.slowdown ? `CPU ÷ ${options.slowdown}, ` : ''}${options.runs} runs; ` +
      `waited ${Math.round(seconds)} s, other programs took ${percent(othersShare)}`
  )
  return { notes: noted.map((note) => ({ ...options, measure: name, ...note })), waited: seconds, quiet, othersShare }
}

async function runAll(bench, options) {
  const startedAt = performance.now()
  const taken = watchOthers()
  const cases = []
  let toWait = options.wait
  for (const entry of casesOf(options)) {
    const result = await run(bench, entry, toWait)
    toWait = Math.max(0, toWait - result.waited)
    cases.push(result)
  }
  const notes = cases.flatMap((entry) => entry.notes)
  const summary = summarize({
    notes,
    cases,
    othersShare: taken(),
    tookSeconds: (performance.now() - startedAt) / 1000,
    latency: options.latency,
    command: ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' '),
    browserVersion: bench.browser.version()
  })
  process.stdout.write(`${summary}\n\nEach cell: the median (first to third quartile).\n\n${tables(notes)}\n`)
  if (options.isWhole) writeFileSync(RESULTS, `# Latest full run\n\n${summary}\n`)
}

const options = readOptions()
const bench = await openBench(options)
try {
  await (options.trace ? writeTrace(bench, options) : runAll(bench, options))
} finally {
  await bench.close()
}
