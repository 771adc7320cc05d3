// Rewrites the table of all codes in `docs/issues.md` from the sources of the elements. A test compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const PAGE = new URL('../../docs/issues.md', import.meta.url)
const HEADING = '## Issue codes'

const SOURCES = `
export { ERRORS, WARNINGS } from './src/features/issues/rules/issue-codes.ts'
export { REMEDIES } from './src/features/issues/rules/remedies.ts'
export { WITHOUT_STEP } from './src/features/issues/rules/without-step.ts'
export { ISSUES } from './src/messages/issues/en.ts'
export { createFormats } from './src/messages/formats.ts'
`

async function load() {
  const { outputFiles } = await build({
    stdin: { contents: SOURCES, resolveDir: fileURLToPath(new URL('../..', import.meta.url)), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm'
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}

/** @returns the table, one row per code. */
async function issueTable() {
  const { ERRORS, WARNINGS, REMEDIES, WITHOUT_STEP, ISSUES, createFormats } = await load()
  const issues = ISSUES.en(createFormats('en'))
  const row =
    (kind) =>
    ([code, remedy]) => {
      const reason = WITHOUT_STEP[remedy]
      return `| \`${code}\` | ${kind} | ${issues[remedy]} | \`${REMEDIES[remedy]}\`${reason ? `: ${reason}` : ''} |`
    }
  return [
    '| code | type | message | step |',
    '|---|---|---|---|',
    ...Object.entries(ERRORS).map(row('error')),
    ...Object.entries(WARNINGS).map(row('warning'))
  ].join('\n')
}

/** @returns the updated page. */
export async function pageWithIssueTable() {
  const [head] = readFileSync(PAGE, 'utf8').split(HEADING)
  return `${head}${HEADING}\n\n${await issueTable()}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, await pageWithIssueTable())
