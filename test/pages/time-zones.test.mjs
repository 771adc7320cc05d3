import assert from 'node:assert/strict'
import { complaints, eventually, openBody } from './support/browser.mjs'
import { elementOf } from './support/elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

/** A lock in New York, which is not the zone of any browser in these tests. */
const LOCK = 'device_front_door'

async function openForm(scope, timeZone) {
  const start = Date.parse('2029-12-01T10:20:30.456Z')
  const platform = await startPlatform(scope, { now: () => start })
  const form = elementOf('x-access-code-form', platform, `device-id="${LOCK}"`)
  const { page, log } = await openBody(scope, form, '/dist/cdn/all.js', { timeZone, now: start })
  await page.getByRole('heading', { name: /access code/ }).waitFor()
  return { page, log, platform }
}

const save = (page) => page.getByRole('button', { name: 'Save' }).click()

async function typeWindow(page, start, end) {
  await page.getByLabel('Name the new code').fill('Guest')
  await page.getByLabel('Enter the code (PIN)').fill('74185')
  await page.getByRole('radio', { name: 'Start/end times' }).check()
  await page.getByLabel('Start', { exact: true }).fill(start)
  await page.getByLabel('End', { exact: true }).fill(end)
}
/** Wall times in the browser's zone across a clock change, and their instants. */
for (const [zone, start, end, startsAt, endsAt] of [
  [
    'America/Los_Angeles',
    '2030-11-02T12:00',
    '2030-11-03T12:00',
    '2030-11-02T19:00:00.000Z',
    '2030-11-03T20:00:00.000Z'
  ],
  ['Europe/Berlin', '2030-03-30T18:30', '2030-03-31T18:30', '2030-03-30T17:30:00.000Z', '2030-03-31T16:30:00.000Z']
]) {
  test(`In a browser in ${zone}, ${start} to ${end} is from ${startsAt} to ${endsAt}`, async ({ scope }) => {
    const { page, log, platform } = await openForm(scope, zone)
    await typeWindow(page, start, end)
    await save(page)
    await eventually(() => assert.equal(platform.callsTo('/access_codes/create').length, 1))
    const [{ body }] = platform.callsTo('/access_codes/create')
    assert.deepEqual([body.starts_at, body.ends_at], [startsAt, endsAt])
    assert.deepEqual(complaints(log), [])
  })
}

test("A time that daylight saving skips in the browser's zone is moved forward, with a message before it is saved", async ({
  scope
}) => {
  const { page, platform } = await openForm(scope, 'Europe/Berlin')
  await typeWindow(page, '2030-03-31T02:30', '2030-04-01T02:30')
  await page.getByText(/This time is skipped by daylight saving\. .*3:30/).waitFor()
  await save(page)
  await eventually(() => assert.equal(platform.callsTo('/access_codes/create').length, 1))
  assert.equal(platform.callsTo('/access_codes/create')[0].body.starts_at, '2030-03-31T01:30:00.000Z')
})
