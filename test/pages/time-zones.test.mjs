import assert from 'node:assert/strict'
import { complaints, eventually, openPage, pageOf } from './support/browser.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

/** A lock in New York, which is not the zone of any browser in these tests. */
const LOCK = 'device_front_door'

async function openForm(scope, timeZone, options = `device-id="${LOCK}"`) {
  const start = Date.parse('2029-12-01T10:20:30.456Z')
  const platform = await startPlatform(scope, { now: () => start })
  const form = `<x-access-code-form endpoint="${platform.endpoint}" publishable-key="seam_pk_1" user-identifier-key="jane" ${options}></x-access-code-form>`
  const { page, log } = await openPage(scope, {
    files: { '/': pageOf(form, '/dist/cdn/all.js') },
    timeZone,
    now: start
  })
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
const WINDOWS = [
  [
    'America/Los_Angeles',
    '2030-03-09T12:00',
    '2030-03-10T12:00',
    '2030-03-09T20:00:00.000Z',
    '2030-03-10T19:00:00.000Z'
  ],
  [
    'America/Los_Angeles',
    '2030-11-02T12:00',
    '2030-11-03T12:00',
    '2030-11-02T19:00:00.000Z',
    '2030-11-03T20:00:00.000Z'
  ],
  ['Europe/Berlin', '2030-03-30T18:30', '2030-03-31T18:30', '2030-03-30T17:30:00.000Z', '2030-03-31T16:30:00.000Z'],
  ['Asia/Kathmandu', '2030-01-01T00:00', '2030-01-02T00:00', '2029-12-31T18:15:00.000Z', '2030-01-01T18:15:00.000Z'],
  ['Pacific/Apia', '2030-01-01T00:30', '2030-06-01T00:30', '2029-12-31T11:30:00.000Z', '2030-05-31T11:30:00.000Z'],
  [
    'Australia/Lord_Howe',
    '2030-10-05T12:00',
    '2030-10-06T12:00',
    '2030-10-05T01:30:00.000Z',
    '2030-10-06T01:00:00.000Z'
  ]
]
for (const [zone, start, end, startsAt, endsAt] of WINDOWS) {
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

test('The same instants are shown in the time zone of the lock', async ({ scope }) => {
  const { page, platform } = await openForm(scope, 'Asia/Tokyo')
  await page.getByRole('radio', { name: 'Start/end times' }).check()
  await page.getByLabel('Start', { exact: true }).fill('2030-07-01T09:00')
  await page.getByRole('button', { name: 'Time Zone (automatic)' }).click()
  await page.getByRole('checkbox', { name: 'Use local time zone' }).uncheck()
  await page.getByRole('option', { name: /New York/ }).click()
  await page.getByRole('heading', { name: 'Time Zone (manual)' }).waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  const start = page.getByLabel('Start', { exact: true })
  await eventually(async () => assert.equal(await start.inputValue(), '2030-06-30T20:00'))
  await typeWindow(page, '2030-06-30T21:00', '2030-07-02T21:00')
  await save(page)
  await eventually(() => assert.equal(platform.callsTo('/access_codes/create').length, 1))
  assert.equal(platform.callsTo('/access_codes/create')[0].body.starts_at, '2030-07-01T01:00:00.000Z')
})

test('A code that is opened and saved keeps its times to the second in any browser zone', async ({ scope }) => {
  const { page, platform } = await openForm(scope, 'Australia/Lord_Howe', 'access-code-id="access_code_front_door_2"')
  await page.getByLabel('Name the code').fill('Renamed')
  await save(page)
  await eventually(() => assert.equal(platform.callsTo('/access_codes/update').length, 1))
  const [{ body }] = platform.callsTo('/access_codes/update')
  const read = await platform.sandbox(`${platform.endpoint}/access_codes/get`, {
    method: 'POST',
    headers: { authorization: 'Bearer seam_sandbox' },
    body: JSON.stringify({ access_code_id: 'access_code_front_door_2' })
  })
  const { access_code: code } = await read.json()
  assert.equal(body.type, 'time_bound')
  assert.deepEqual(
    [Date.parse(body.starts_at), Date.parse(body.ends_at)],
    [Date.parse(code.starts_at), Date.parse(code.ends_at)]
  )
  assert.equal(Date.parse(body.starts_at) % 60_000, 30_456)
})
