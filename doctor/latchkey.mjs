#!/usr/bin/env node
// `npx latchkey doctor` checks a project that uses Latchkey for missing or risky setup.
import { resolve } from 'node:path'
import { readProject } from './project.mjs'
import { formatReport } from './report.mjs'
import { runChecks } from './run-checks.mjs'

const [command, folder = '.'] = process.argv.slice(2)

if (command === 'doctor') {
  const findings = runChecks(readProject(resolve(folder)), process.versions.node)
  console.log(formatReport(findings))
  process.exitCode = findings.some(({ isError }) => isError) ? 1 : 0
} else {
  console.error('Usage: latchkey doctor [FOLDER]')
  process.exitCode = 2
}
