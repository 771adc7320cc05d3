// `node test/hosts/run.mjs` runs the behavior suite and the documented first steps on every kind of host, with the tarball
// that would be published. `--only react,vue` selects hosts.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { HOSTS, hostsNamed } from './hosts.mjs'

const SUITES = ['test/hosts/hosts.test.mjs', 'test/hosts/getting-started.test.mjs']

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const names = values.only ?? Object.keys(HOSTS).join(',')
hostsNamed(names)

// One after another, because each build uses the whole machine.
const parameters = ['playwright', 'test', '--config', 'test/runner/playwright.config.mjs', '--workers', '1', ...SUITES]
const child = spawn('npx', parameters, { env: { ...process.env, HOSTS: names }, stdio: 'inherit' })
child.on('close', (status) => (process.exitCode = status ?? 1))
