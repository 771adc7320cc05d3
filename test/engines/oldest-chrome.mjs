// `npm run test:full -- "Chromium 126"`: runs the page tests in the oldest Chromium that the README names, which is
// installed from the registry. `node test/engines/oldest-chrome.mjs WORD` runs the tests with that word in their paths.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { isFullRunOnly, pageTests } from '../runner/test-files.mjs'

const BROWSER = '@sparticuz/chromium@126.0.0'
const FOLDER = resolve('node_modules/.cache/latchkey/oldest-chrome')

/** Installs the browser outside the dependencies of the project. Returns the path of its program. */
async function install() {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/package.json`, '{ "private": true }\n')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', FOLDER, BROWSER], { stdio: ['ignore', 2, 2] })
  const { default: chromium } = await import(createRequire(`${FOLDER}/`).resolve('@sparticuz/chromium'))
  return chromium.executablePath()
}

const [word = ''] = process.argv.slice(2)
const files = pageTests().filter((file) => file.includes(word) && (word || !isFullRunOnly(file)))
const { status } = spawnSync('playwright', ['test', '--config', 'test/runner/playwright.config.mjs', ...files], {
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: await install(), PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` }
})
process.exitCode = status ?? 1
