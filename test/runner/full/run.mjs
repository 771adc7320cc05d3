// `npm run test:full`: runs everything that takes too long for `npm test`. An interrupted run continues where it
// stopped: a part that passed with the current sources is skipped. `SHARD=1/4` runs a quarter. `npm run test:full --
// walks` runs the parts with that word in their names. The results are written to test/README.md.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { SEED } from '../seed.mjs'
import { PARTS, partsOf } from './parts.mjs'
import { readTable, withTable } from './table.mjs'

const RESULTS = 'test/README.md'
const CACHE = 'node_modules/.cache/latchkey'
const STATE = join(CACHE, 'full-run.json')
const MOST_LINES = 40

/** Hashes the working copy of all files except the results file. */
function sourcesHash() {
  const pathspec = ['--', '.', `:!${RESULTS}`]
  const git = (...parameters) => execFileSync('git', [...parameters, ...pathspec], { maxBuffer: 2 ** 28 })
  return createHash('sha1').update(git('ls-files', '-s')).update(git('diff', 'HEAD')).digest('hex')
}

function run(command) {
  const path = `${join(process.cwd(), 'node_modules/.bin')}:${process.env.PATH}`
  const env = { ...process.env, PATH: path, NO_COLOR: '1', FULL_RUN: '1', SEED: String(SEED) }
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'], env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('close', (status) => resolve({ status, lines: stripVTControlCharacters(output).trim().split('\n') }))
  })
}

/** The last line of the output is the result if it contains a count. */
const resultOf = ({ status, lines }) =>
  lines.findLast((line) => /\d/.test(line))?.trim() ?? (status === 0 ? 'passed' : 'failed')

const sources = sourcesHash()
const kept = existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : {}
const passed = new Set(kept.sources === sources ? kept.passed : [])
const [word = ''] = process.argv.slice(2)
const wanted = partsOf(process.env.SHARD).filter(({ name, isNeeded }) => isNeeded || name.includes(word))

mkdirSync(CACHE, { recursive: true })
const count = { passed: 0, failed: 0 }
for (const { name, command, isNeeded } of wanted) {
  if (passed.has(name)) {
    console.log(`· ${name}: passed before`)
    count.passed += 1
    continue
  }
  const startedAt = performance.now()
  const ended = await run(command)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const isPassed = ended.status === 0
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${seconds} s): ${resultOf(ended)}`)
  count[isPassed ? 'passed' : 'failed'] += 1
  // Shared prerequisites run every time, because their output may have changed since.
  if (isPassed && !isNeeded) passed.add(name)
  if (!isPassed) {
    console.log(`    ${command}\n    ${ended.lines.slice(-MOST_LINES).join('\n    ')}`)
    if (isNeeded) break
  }
  writeFileSync(STATE, JSON.stringify({ sources, passed: [...passed] }))
  if (isNeeded) continue
  const text = readFileSync(RESULTS, 'utf8')
  const row = {
    date: new Date().toISOString().slice(0, 10),
    seconds,
    result: `${isPassed ? '' : 'FAILED: '}${resultOf(ended)}`
  }
  writeFileSync(RESULTS, withTable(text, PARTS, readTable(text).set(name, row)))
}
console.log(`${count.passed} passed, ${count.failed} failed`)
process.exitCode = count.failed === 0 ? 0 : 1
