#!/usr/bin/env node
// `npx latchkey doctor`: looks at a project that uses Latchkey, and says what is missing or risky in it.
import { resolve } from 'node:path'
import { examine } from './examine.mjs'
import { readProject } from './project.mjs'
import { report } from './report.mjs'

const [command, folder = '.'] = process.argv.slice(2)

if (command === 'doctor') {
  const findings = examine(readProject(resolve(folder)), process.versions.node)
  console.log(report(findings))
  process.exitCode = findings.some(({ isError }) => isError) ? 1 : 0
} else {
  console.error('Usage: latchkey doctor [FOLDER]')
  process.exitCode = 2
}
