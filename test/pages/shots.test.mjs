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

test('the command says where the pictures are that were asked for', () => {
  const { status, stdout } = shots('--only', 'supported-devices/filters-set', '--width', '320', '--direction', 'ltr')
  assert.equal(status, 0)
  const pictures = printedPictures(stdout)
  assert.equal(pictures.length, 2)
  for (const picture of pictures) assert.ok(existsSync(resolve(picture)), picture)
})

test('the page shows what was taken before as well, and lets a person choose', async () => {
  assert.equal(shots('--only', 'connect account/button', '--scheme', 'dark').status, 0)
  const page = await browser.newPage()
  await page.goto(pathToFileURL(join(folder, 'index.html')).href)
  const pictures = () => page.getByRole('figure').filter({ visible: true }).count()
  // Two, and each of three states of the button in three widths and two directions.
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

test('the command only looks, in forced colours as well, and tells of each state in how many ways', () => {
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
  test(`the command refuses ${option} ${value} with what there is`, () => {
    const { status, stderr } = shots(option, value)
    assert.equal(status, 1)
    assert.match(stderr, option === '--only' ? /device table, overview, lock details/ : /320, 480, 900/)
  })
}
