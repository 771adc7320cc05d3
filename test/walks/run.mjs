// `node test/walks/run.mjs --seed 1 --walks 1000` runs random walks over all elements. `--script FILE` repeats a failed
// walk. `--log FOLDER` writes the requests and events of each walk, to compare two versions.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openPages } from './open-pages.mjs'
import { shorten } from './shorten.mjs'

/** More than the number of processors, because each page mostly waits for frames. */
const PAGES = 5
/** Number of walks after which a page is replaced. */
const WALKS_OF_A_PAGE = 20
/** Number of failures that are shortened. */
const MOST_SHORTENED = 5

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    walks: { type: 'string', default: '1000' },
    actions: { type: 'string', default: '60' },
    pages: { type: 'string', default: String(PAGES) },
    most: { type: 'string', default: String(MOST_SHORTENED) },
    log: { type: 'string' },
    script: { type: 'string' }
  }
})
const length = Number(values.actions)

const say = (text) => process.stdout.write(`${text}\n`)
const kindsOf = ({ findings }) => new Set(findings.map(({ kind }) => kind))

/** The first line of a script contains the seed of its page. */
function readScript(file) {
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return { seed: Number(/^seed (\d+)$/.exec(first)?.[1]), script: lines, length }
}

function tell({ seed, findings, script }) {
  say(`\nThe walk of seed ${seed} failed:`)
  for (const { kind, text } of findings.slice(0, 10)) say(`  ${kind}: ${text}`)
  say('What repeats it, with --script and a file of these lines:')
  for (const line of [`seed ${seed}`, ...script]) say(line)
}

/** Removes actions from a walk as long as it fails in the same way. */
async function shortened(page, report) {
  const kinds = kindsOf(report)
  let shortest = report
  await shorten(report.script, async (script) => {
    await page.open()
    const again = await page.walk({ seed: report.seed, script, length })
    const isSame = [...kindsOf(again)].some((kind) => kinds.has(kind))
    if (isSame) shortest = again
    return isSame
  })
  return shortest
}

async function walkAll(pages) {
  const first = Number(values.seed)
  const end = first + Number(values.walks)
  const reports = []
  let next = first
  let failureCount = 0
  await Promise.all(
    pages.map(async (page) => {
      for (let count = 1; next < end; count += 1) {
        const seed = next++
        if (count % WALKS_OF_A_PAGE === 0) await page.open()
        const report = await page.walk({ seed, length }).catch((error) => {
          throw new Error(`The walk of seed ${seed} broke its page.`, { cause: error })
        })
        reports.push(report)
        if (values.log) writeFileSync(`${values.log}/${seed}.txt`, [...report.script, '', ...report.log, ''].join('\n'))
        if (report.findings.length > 0) {
          const isShortened = ++failureCount <= Number(values.most)
          tell(isShortened ? await shortened(page, report) : report)
          await page.open()
        }
        if (reports.length % 50 === 0) say(`${reports.length} walks`)
      }
    })
  )
  return reports
}

function sum(reports) {
  const total = (name) => reports.reduce((number, report) => number + report[name], 0)
  const found = (...kinds) =>
    reports.flatMap(({ findings }) => findings).filter(({ kind }) => kinds.includes(kind)).length
  say(
    `\n${reports.length} walks, ${total('actions')} actions, ${total('commands')} commands, ${total('faults')} faults,`
  )
  say(`${total('runs')} runs in ${reports.filter(({ runs }) => runs > 0).length} of the walks:`)
  const inReact = reports.filter(({ isInReact }) => isInReact).length
  say(`${inReact} started in a React application, with ${total('earlyInputs')} presses and searches before React,`)
  say(`${found('refused')} commands that the rule of the gate refuses,`)
  say(
    `${found('difference')} lasting differences, ${found('uncaught')} uncaught, ${found('doubled')} doubled commands, ${found('late')} late commands,`
  )
  say(`${found('too soon')} doors unlocked by a press that began too soon,`)
  say(
    `${found('dropped')} confirmed actions without a request or a message, ${found('stale')} updates with fields that are out of date,`
  )
  say(`${found('lost input')} inputs that disappeared without a question,`)
  say(
    `${found('focus')} times the focus fell to the page, ${found('secret')} secrets out of place, ${found('other user')} times another user's data.`
  )
}

if (values.log) mkdirSync(values.log, { recursive: true })
const startedAt = performance.now()
const { pages, close } = await openPages(values.script ? 1 : Number(values.pages))
const reports = values.script ? [await pages[0].walk(readScript(values.script))] : await walkAll(pages)
await close()
if (values.script) for (const report of reports) if (report.findings.length > 0) tell(report)
sum(reports)
say(`${Math.round((performance.now() - startedAt) / 1000)} s`)
process.exitCode = reports.some(({ findings }) => findings.length > 0) ? 1 : 0
