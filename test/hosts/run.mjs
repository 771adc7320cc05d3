// `npm run test:hosts`: the behaviour suite on every kind of host, and the first steps of each as the documentation tells
// them, from the tarball that would be published. `-- --only react,vue` tries some.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { HOSTS, hostsNamed } from './hosts.mjs'

const SUITES = ['test/hosts/hosts.test.mjs', 'test/hosts/getting-started.test.mjs']

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const names = values.only ?? Object.keys(HOSTS).join(',')
hostsNamed(names)

// One after the other: each builds with all there is of the machine.
const parameters = ['--test', '--test-concurrency=1', '--test-reporter=./.ci/node-reporter.mjs', ...SUITES]
const child = spawn(process.execPath, parameters, { env: { ...process.env, HOSTS: names }, stdio: 'inherit' })
child.on('close', (status) => (process.exitCode = status ?? 1))
