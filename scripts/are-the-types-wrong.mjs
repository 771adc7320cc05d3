// Runs `attw` on every entry in `exports` that contains code.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))
const files = readdirSync('dist', { recursive: true }).map((file) => `./dist/${file.replaceAll('\\', '/')}`)

/** Returns the names that a path with a star matches, one for each existing file. */
function namesOf(entry, { default: target }) {
  if (!entry.includes('*')) return [entry]
  const [prefix, suffix] = target.split('*')
  const found = files.filter((file) => file.startsWith(prefix) && file.endsWith(suffix))
  return found.map((file) => entry.replace('*', file.slice(prefix.length, -suffix.length)))
}

const withCode = Object.entries(exports).filter(([, target]) => typeof target === 'object')
const entries = withCode.flatMap(([entry, target]) => namesOf(entry, target)).map((entry) => entry.replace(/^\.\//, ''))

console.log(entries.join('\n'))
const checked = ['--pack', '.', '--profile', 'esm-only', '--no-emoji', '--entrypoints', ...entries]
const { status } = spawnSync('attw', checked, { stdio: 'inherit' })
process.exit(status ?? 1)
