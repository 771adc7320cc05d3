import assert from 'node:assert/strict'
import { isApiError, isUnauthorizedError, PlatformClient } from '../../dist/client/index.js'
import { complaints, eventually, openBody, pageOf } from './support/browser.mjs'
import { back, rows } from './support/elements.mjs'
import { SEEDED, startOtherPlatform } from './support/other-platform.mjs'
import { test } from './support/test.mjs'

const element = (tag, endpoint, attributes = '') =>
  `<${tag} endpoint="${endpoint}" publishable-key="${SEEDED.publishableKey}" user-identifier-key="${SEEDED.user}" ${attributes}></${tag}>`

const open = (scope, body, options) => openBody(scope, body, '/dist/cdn/all.js', { isActualTime: true, ...options })

test('The table lists the devices of the user, and opens their details', async ({ scope }) => {
  const { endpoint } = await startOtherPlatform(scope)
  const { page, log } = await open(scope, element('x-device-table', endpoint))
  await rows(page).filter({ hasText: 'Minut Sensor 1' }).waitFor()
  const texts = await rows(page).allInnerTexts()
  for (const name of [SEEDED.lockName, 'Fake August Lock 2']) {
    assert.match(texts.find((text) => text.includes(name)) ?? '', /Locked/)
  }
  assert.ok(!texts.some((text) => text.includes('Bathroom Door')), 'A device of somebody else is listed.')

  await rows(page).filter({ hasText: SEEDED.lockName }).click()
  await page.getByRole('heading', { name: 'Device', exact: true }).waitFor()
  await page.locator('details', { hasText: 'Device info' }).evaluate((details) => (details.open = true))
  await page.getByText(SEEDED.lock, { exact: true }).waitFor()
  await page.getByText('john@example.com').waitFor()
  await page.getByText('0 access codes').waitFor()
  await back(page).click()
  await rows(page).first().waitFor()
  assert.deepEqual(complaints(log), [])
})

test('A lock is unlocked and locked again, and its new name is kept', async ({ scope }) => {
  const { endpoint, device } = await startOtherPlatform(scope)
  const { page, log } = await open(scope, element('x-lock-details', endpoint, `device-id="${SEEDED.lock}"`))

  const said = page.getByText('Lock status has been successfully updated')
  await Promise.all([said.waitFor(), page.getByRole('button', { name: 'Unlock', exact: true }).click()])
  assert.equal(device(SEEDED.lock).properties.locked, false)
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await page.getByRole('button', { name: 'Unlock', exact: true }).waitFor()
  await eventually(() => assert.equal(device(SEEDED.lock).properties.locked, true))

  await page.getByRole('button', { name: 'Edit name' }).click()
  await page.getByRole('textbox', { name: 'Device name' }).fill('  Garden   Gate ')
  await page.keyboard.press('Enter')
  await eventually(() => assert.equal(device(SEEDED.lock).properties.name, 'Garden Gate'))
  await page.reload()
  await page.getByText('Garden Gate').waitFor()
  assert.deepEqual(complaints(log), [])
})

test('An access code is created, found and deleted', async ({ scope }) => {
  const { endpoint, codes } = await startOtherPlatform(scope)
  // Every day of this zone has 24 hours.
  const { page, log } = await open(scope, element('x-access-code-table', endpoint, `device-id="${SEEDED.lock}"`), {
    timeZone: 'UTC'
  })
  await page.getByRole('button', { name: 'Add access code' }).click()
  await page.getByLabel('Name the new code').fill('Guest Moreau')
  await page.getByRole('button', { name: 'Generate code' }).click()
  await eventually(async () => assert.match(await page.getByLabel('Enter the code (PIN)').inputValue(), /^\d{4,}$/))
  const code = await page.getByLabel('Enter the code (PIN)').inputValue()
  await page.getByRole('radio', { name: 'Start/end times' }).check()
  await page.getByRole('button', { name: 'Save' }).click()

  const row = page.locator('x-access-code-table [part~="row"]').filter({ hasText: 'Guest Moreau' })
  await row.waitFor()
  const [created] = codes()
  assert.equal(created.name, 'Guest Moreau')
  assert.equal(created.code, code)
  assert.equal(created.type, 'time_bound')
  assert.equal(Date.parse(created.ends_at) - Date.parse(created.starts_at), 86_400_000)

  await page.getByRole('searchbox').fill(code)
  await row.waitFor()
  await page.getByRole('button', { name: 'Actions for Guest Moreau' }).click()
  await page.getByRole('menuitem', { name: 'Delete code' }).click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
  await Promise.all([page.getByText('Access code is being removed').waitFor(), confirm.click()])
  await page.locator('[part~="toast"]', { hasText: 'being removed' }).getByRole('button', { name: 'Dismiss' }).click()
  await eventually(() => assert.deepEqual(codes(), []))
  assert.deepEqual(complaints(log), [])
})

test('A thermostat is set to another temperature, and no command is sent before', async ({ scope }) => {
  const { endpoint, device, addThermostat } = await startOtherPlatform(scope)
  addThermostat('attic', {
    current_climate_setting: {
      hvac_mode_setting: 'heat',
      heating_set_point_fahrenheit: 68,
      heating_set_point_celsius: 20
    }
  })
  // With a stopped clock there is no delay between the requests.
  const { page, log } = await open(scope, element('x-thermostat', endpoint, 'device-id="attic"'), { stopClock: true })
  const heat = page.getByRole('slider', { name: 'Heat' })
  await eventually(async () => assert.equal(await heat.inputValue(), '68'))
  // The value is shown before it can be changed.
  await eventually(async () => {
    await page.clock.runFor(50)
    assert.ok(await heat.isEnabled())
  })
  await heat.press('ArrowRight')
  await heat.press('ArrowRight')
  await eventually(async () => {
    await page.clock.runFor(500)
    assert.ok(await page.getByText('Saved', { exact: true }).isVisible())
  })
  const { current_climate_setting: setting } = device('attic').properties
  assert.equal(setting.hvac_mode_setting, 'heat')
  assert.ok(
    Math.abs(setting.heating_set_point_celsius - 21.1) < 0.1,
    `It is set to ${setting.heating_set_point_celsius} °C.`
  )
  assert.deepEqual(
    log.requests.filter((url) => url.includes('/thermostats/')),
    [`${endpoint}/thermostats/heat`]
  )
  assert.deepEqual(complaints(log), [])
})

test('The noise thresholds of a sensor are shown', async ({ scope }) => {
  const { endpoint } = await startOtherPlatform(scope)
  const { page, log } = await open(scope, element('x-noise-sensor-details', endpoint, 'device-id="minut_device_1"'))
  await page.getByRole('heading', { name: 'Noise Sensor' }).waitFor()
  await page.getByRole('tabpanel').getByText('builtin_normal_hours').waitFor()
  await page.getByText('All times in').waitFor()
  await page.getByText('· Too loud').waitFor()
  assert.deepEqual(complaints(log), [])
})

test('A noise threshold is added and deleted', async ({ scope }) => {
  const { endpoint, thresholds } = await startOtherPlatform(scope)
  const { page, log } = await open(scope, element('x-noise-sensor-details', endpoint, 'device-id="minut_device_1"'))
  const initialCount = thresholds().length
  await page.getByRole('button', { name: 'Add threshold' }).click()
  await page.getByLabel('Name (optional)').fill('Siesta')
  await page.getByRole('textbox', { name: 'Alert above (dB)' }).fill('64.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Noise threshold created').waitFor()
  const { name, noise_threshold_decibels: decibels } = thresholds().at(-1)
  assert.deepEqual([thresholds().length, name, decibels], [initialCount + 1, 'Siesta', 64.5])

  await page.getByRole('button', { name: 'Delete Siesta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await eventually(() => assert.equal(thresholds().length, initialCount))
  assert.deepEqual(complaints(log), [])
})

test('Past events are shown, and new events after a refresh', async ({ scope }) => {
  const { endpoint } = await startOtherPlatform(scope)
  const { page, log } = await open(scope, element('x-activity', endpoint, `device-id="${SEEDED.lock}"`))
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await page.getByText('Online again').waitFor()
  const client = PlatformClient.fromClientSessionToken(SEEDED.clientSessionToken, { endpoint })
  await client.accessCodes.create({ device_id: SEEDED.lock, name: 'Anna', code: '1234' })
  await page.locator('x-activity').evaluate((activity) => activity.refresh())
  await page.getByText('Access code created').first().waitFor()
  assert.deepEqual(complaints(log), [])
})

test('An outage is shown and reported to the host, and "Try again" works once the platform is available', async ({
  scope
}) => {
  const { endpoint, setOutage } = await startOtherPlatform(scope)
  await setOutage(['/devices/list'])
  const { page } = await open(scope, element('x-device-table', endpoint), {
    files: {
      '/': pageOf(element('x-device-table', endpoint), '/host.js', '/dist/cdn/all.js'),
      '/host.js': "addEventListener('platform-error', ({ detail }) => { document.title = detail.operation })"
    },
    // With a stopped clock nothing is retried automatically.
    stopClock: true
  })
  const banner = page.getByRole('alert').filter({ hasText: 'Devices could not be loaded' })
  await banner.getByText('Still trying…').waitFor()
  await eventually(async () => {
    await page.clock.runFor(1000)
    assert.ok(await banner.getByText('The request failed with status 503').isVisible())
  })
  await eventually(async () => assert.equal(await page.title(), 'devices.list'))

  await banner.getByRole('button', { name: 'Try again' }).click()
  await banner.getByText('Still trying…').waitFor()
  await setOutage([])
  await banner.getByRole('button', { name: 'Try again' }).click()
  await rows(page).first().waitFor()
  await banner.waitFor({ state: 'detached' })
})

test('A session token shows the same devices as the key that it was created with', async ({ scope }) => {
  const { endpoint } = await startOtherPlatform(scope)
  const token = `<x-device-table endpoint="${endpoint}" client-session-token="${SEEDED.clientSessionToken}"></x-device-table>`
  const { page, log } = await open(scope, token)
  await rows(page).filter({ hasText: SEEDED.lockName }).waitFor()
  assert.deepEqual(complaints(log), [])
})

test('An unknown key is reported with advice', async ({ scope }) => {
  const { endpoint } = await startOtherPlatform(scope)
  const { page } = await open(
    scope,
    `<x-device-table endpoint="${endpoint}" publishable-key="seam_pk1_unknown"></x-device-table>`
  )
  await page.getByText('Couldn’t connect').waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
})

test('The client reads, paginates, locks and unlocks in Node', async ({ scope }) => {
  const { endpoint, device } = await startOtherPlatform(scope)
  const client = await PlatformClient.fromPublishableKey(SEEDED.publishableKey, SEEDED.user, { endpoint })
  const devices = await client.devices.list()
  assert.ok(devices.some(({ device_id }) => device_id === SEEDED.lock))
  const pages = client.createPaginator(client.devices.list({ limit: 2 }))
  const [first, { hasNextPage, nextPageCursor }] = await pages.firstPage()
  assert.equal(first.length, 2)
  assert.equal(hasNextPage, true)
  const [second] = await pages.nextPage(nextPageCursor)
  assert.deepEqual([...first, ...second], devices)
  assert.deepEqual(await pages.flattenToArray(), devices)

  const waitForActionAttempt = { pollingInterval: 1 }
  const unlocked = await client.locks.unlockDoor({ device_id: SEEDED.lock }, { waitForActionAttempt })
  assert.equal(unlocked.status, 'success')
  assert.equal(device(SEEDED.lock).properties.locked, false)
  const pending = await client.locks.lockDoor({ device_id: SEEDED.lock }, { waitForActionAttempt: false })
  assert.equal(pending.status, 'pending')
  const { action_attempt_id } = pending
  const locked = await client.actionAttempts.get({ action_attempt_id }, { waitForActionAttempt })
  assert.equal(locked.status, 'success')
  assert.equal(device(SEEDED.lock).properties.locked, true)
})

test('The client converts rejections of the platform to errors', async ({ scope }) => {
  const { endpoint, setOutage } = await startOtherPlatform(scope)
  const stranger = PlatformClient.fromApiKey('seam_apikey9_unknown', { endpoint })
  await assert.rejects(
    stranger.devices.list(),
    (error) => isUnauthorizedError(error) && error.statusCode === 401 && error.requestId !== ''
  )
  const client = PlatformClient.fromApiKey(SEEDED.apiKey, { endpoint })
  await assert.rejects(
    client.devices.get({ device_id: 'nowhere' }),
    (error) => isApiError(error) && error.statusCode === 404 && error.code === 'device_not_found'
  )
  await setOutage(['/devices/list'])
  await assert.rejects(
    client.devices.list({}, { retry: { limit: 0 } }),
    (error) => isApiError(error) && error.statusCode === 503
  )
})
