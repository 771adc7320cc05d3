import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { openBrowser } from '../../.ci/open-browser.mjs'

let folder
let browser
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shots-'))
  browser = await openBrowser()
})
after(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

const shots = (...options) =>
  spawnSync(process.execPath, ['test/shots/run.mjs', '--to', folder, ...options], { encoding: 'utf8' })

const printedPictures = (output) => output.split('\n').filter((line) => line.endsWith('.png'))

test('The command prints the path of the requested screenshots', () => {
  const { status, stdout } = shots('--only', 'supported-devices/filters-set', '--width', '320', '--direction', 'ltr')
  assert.equal(status, 0)
  const pictures = printedPictures(stdout)
  assert.equal(pictures.length, 2)
  for (const picture of pictures) assert.ok(existsSync(resolve(picture)), picture)
})

test('The page shows earlier screenshots too, and can be filtered', async () => {
  assert.equal(shots('--only', 'connect account/button', '--scheme', 'dark').status, 0)
  const page = await browser.newPage()
  await page.goto(pathToFileURL(join(folder, 'index.html')).href)
  const pictures = () => page.getByRole('figure').filter({ visible: true }).count()
  // Two states, and three states of the button in three widths and two directions.
  assert.equal(await pictures(), 2 + 18)
  await page.getByLabel('Screen').selectOption('connect account')
  await page.getByLabel('Width').selectOption('480')
  await page.getByLabel('Direction').selectOption('rtl')
  assert.equal(await pictures(), 3)
  assert.match(page.url(), /screen=connect\+account&width=480&direction=rtl/)
  await page.reload()
  assert.equal(await pictures(), 3)
  await page.getByLabel('Scheme').selectOption('light')
  assert.equal(await pictures(), 0)
})

test('The command can check without screenshots, in forced colors too, and reports the number of states and variants', () => {
  const { status, stdout } = shots(
    '--check',
    '--only',
    'connect account/button',
    '--width',
    '320',
    '--direction',
    'ltr'
  )
  assert.match(stdout, /3 states, 3 looks at each; 0 of these found something, 0 states could not be brought about\./)
  assert.ok(!stdout.includes('.png'))
  assert.equal(status, 0)
})

for (const [option, value] of [
  ['--only', 'no such screen'],
  ['--width', '321']
]) {
  test(`The command rejects ${option} ${value} and lists the possible values`, () => {
    const { status, stderr } = shots(option, value)
    assert.equal(status, 1)
    assert.match(stderr, option === '--only' ? /device table, overview, lock details/ : /320, 480, 900/)
  })
}
