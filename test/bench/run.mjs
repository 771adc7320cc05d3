// `npm run bench`: how long a person waits, compared with the floor and with the old widget. README.md says how to read it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startBrowser } from './browser/open.mjs'
import { describeMachine, waitForQuiet, watchOthers } from './machine.mjs'
import { oldWidgetFolder } from './old-widget.mjs'
import { readOptions } from './options.mjs'
import { pageAt } from './pages.mjs'
import { casesOf } from './plan.mjs'
import { tables } from './report/tables.mjs'
import { startServer } from './server/start.mjs'
import { staticFiles } from './server/static-files.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const DIST = `${ROOT}dist`

const say = (text) => process.stderr.write(`${text}\n`)
const percent = (part) => `${Math.round(part * 100)} %`

/** Measures one case when the machine is quiet; what it notes says which case it is, and how much others took. */
async function run(bench, { name, measure, ...options }, mostSeconds) {
  const { seconds, quiet } = await waitForQuiet(mostSeconds)
  const taken = watchOthers()
  const notes = await measure(bench, options)
  const others = taken()
  say(`${name}, ${options.devices} devices, CPU ÷ ${options.slowdown}: waited ${Math.round(seconds)} s, others took ${percent(others)}`)
  return notes.map((note) => ({ ...options, measure: name, case: `${options.devices} devices`, others, quiet, ...note }))
}

const options = readOptions()
if (!existsSync(`${DIST}/cdn/all.js`)) spawnSync('npm', ['run', 'build'], { cwd: ROOT, stdio: ['ignore', 2, 2] })
const files = staticFiles({ '/dist': DIST, '/old': oldWidgetFolder() })
const server = await startServer({ files, latency: options.latency, pages: (url) => pageAt(url, server.origin) })
const browser = await startBrowser()
const taken = watchOthers()
const notes = []
let others
try {
  for (const entry of casesOf(options)) notes.push(...(await run({ browser, server }, entry, options.mostSecondsToWait)))
  others = taken()
} finally {
  await browser.close()
  await server.close()
}
process.stdout.write(`${describeMachine()}; other programs took ${percent(others)} of it.\n\n${tables(notes)}\n`)
