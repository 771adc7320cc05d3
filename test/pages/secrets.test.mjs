import assert from 'node:assert/strict'
import { eventually, openPage, pageOf } from './support/browser.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const KEY = 'seam_pk_4d1f9ab27c'
const LOCK = 'device_front_door'
const USER = 'user-5e77c0'

/** Records the text and all properties of every reported error. */
const EAR = `
window.reported = []
const isOfTheWire = (value) => value instanceof Request || value instanceof Response || value instanceof Headers
function* textsOf(value, seen = new Set()) {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (isOfTheWire(value)) yield 'A part of the request: ' + value
  yield String(value)
  for (const name of Reflect.ownKeys(value)) yield* textsOf(value[name], seen)
}
addEventListener('platform-error', ({ detail }) => reported.push([...textsOf(detail)].join(' | ')))
addEventListener('unhandledrejection', ({ reason }) => reported.push('Unhandled: ' + [...textsOf(reason)].join(' | ')))
`

/** Returns the session token that a platform has issued. */
async function tokenOf({ sandbox }) {
  const response = await sandbox('http://localhost/client_sessions/get_or_create', {
    method: 'POST',
    headers: { 'seam-publishable-key': KEY },
    body: JSON.stringify({ user_identifier_key: USER })
  })
  return (await response.json()).client_session.token
}

const invalid = (message) => ({ type: 'invalid_input', message, validation_errors: { name: { _errors: [message] } } })

/** Failures of a platform that quotes secrets, and the text that the user then sees. */
const failures = (token) => ({
  conflict: [
    { '/devices/list': { status: 409, error: { type: 'conflict', message: `Not with ${token}` } } },
    'Not with …'
  ],
  invalid: [{ '/devices/list': { status: 400, error: invalid(`Bad ${token}`) } }, 'Bad …'],
  broken: [{ '/devices/list': { status: 503, error: { type: 'down', message: `${token} ${token}` } } }, '… …'],
  unreadable: [{ '/devices/list': { body: `<html>${token}` } }, 'an invalid response'],
  cut: [{ '/devices/list': { brokenJson: true } }, 'an invalid response'],
  dropped: [{ '/devices/list': { drop: true } }, 'Can’t reach the server'],
  unknown: [{ '*': { status: 401, error: { type: 'unauthorized', message: `${token} ${KEY}` } } }, 'was rejected'],
  keyless: [{ '/client_sessions/get_or_create': { status: 400, error: invalid(`Bad ${KEY}`) } }, 'Bad …'],
  unclear: [{ '/client_sessions/get_or_create': { body: { token, key: KEY } } }, 'an invalid response']
})

const WRONG = {
  'client-session-token="seam_cst_8a03e1unknown"': 'was rejected',
  'publishable-key="seam_cst_8a03e1otherkind"': 'A client session token cannot be used',
  'client-session-token="seam_cst_8a03e1 with spaces"': 'format',
  'client-session-token="seam_pk_8a03e1otherkind"': 'A publishable key cannot be used',
  'console-session-token="seam_at_8a03e1noworkspace"': 'needs the workspace-id option',
  'console-session-token="ey8a03e1.unknown.token" workspace-id="w"': 'was rejected'
}

const table = (id, endpoint, credentials) =>
  `<x-device-table id="${id}" endpoint="${endpoint}" ${credentials}></x-device-table>`

/** Returns all text of the page and all stored data, except for the attributes that the host has written. */
const readPage = (page) =>
  page.evaluate(async () => {
    const markup = [document.title, document.body.innerText]
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) markup.push(shadowRoot.innerHTML)
    return {
      markup: markup.join('\n'),
      storage: Object.entries(localStorage),
      elsewhere: [Object.entries(sessionStorage), document.cookie, await indexedDB.databases(), await caches.keys()],
      reported: globalThis.reported
    }
  })

async function expectText(page, id, text) {
  await eventually(async () => {
    await page.clock.runFor(1000)
    const shown = await page.locator(`#${id}`).evaluate((element) => element.shadowRoot.textContent)
    assert.ok(shown.includes(text), `${id} shows "${shown}".`)
  })
}

test('No key and no token is exposed in any kind of failure', async ({ scope }) => {
  const working = await startPlatform(scope)
  const token = await tokenOf(working)
  const credentials = `publishable-key="${KEY}" user-identifier-key="${USER}"`
  const shown = {}
  const elements = [
    `<x-lock-details id="lock" device-id="${LOCK}" endpoint="${working.endpoint}" ${credentials}></x-lock-details>`,
    table('anybody', working.endpoint, `publishable-key="${KEY}"`)
  ]
  for (const [id, [faults, text]] of Object.entries(failures(token))) {
    const { endpoint } = await startPlatform(scope, { faults })
    elements.push(table(id, endpoint, credentials))
    shown[id] = text
  }
  for (const [index, [wrong, text]] of Object.entries(WRONG).entries()) {
    elements.push(table(`wrong-${index}`, working.endpoint, wrong))
    shown[`wrong-${index}`] = text
  }
  const { page, log } = await openPage(scope, {
    files: { '/': pageOf(elements.join('\n'), '/ear.js', '/dist/cdn/all.js'), '/ear.js': EAR },
    stopClock: true
  })
  for (const [id, text] of Object.entries(shown)) await expectText(page, id, text)

  const lock = page.locator('#lock')
  working.sandbox.update({
    faults: {
      '/devices/update': { status: 400, error: invalid(`Not ${token}`), times: 1 },
      '/locks/unlock_door': { status: 500, error: { type: 'down', message: token } },
      '/locks/lock_door': { status: 500, error: { type: 'down', message: token } }
    }
  })
  await lock.getByRole('button', { name: 'Edit name' }).click()
  await lock.getByRole('textbox', { name: 'Device name' }).fill('Side Door')
  await page.keyboard.press('Enter')
  await lock.getByText('Not …').waitFor()
  await lock.getByRole('button', { name: /^(Lock|Unlock)$/ }).click()
  await lock.getByText('Failed to update lock status').waitFor()

  const { markup, storage, elsewhere, reported } = await readPage(page)
  const heard = {
    'the console': log.console.map(({ text }) => text).join('\n'),
    'uncaught errors': log.errors.join('\n'),
    'an address': [...log.requests, ...working.calls.map(({ url }) => url)].join('\n'),
    'the page': markup,
    'what the host is told': reported.join('\n')
  }
  for (const [place, text] of Object.entries(heard)) {
    for (const secret of [KEY, token, '8a03e1']) {
      assert.ok(
        !text.includes(secret),
        `${place} has ${secret}: ${text.split('\n').find((line) => line.includes(secret))}`
      )
    }
    assert.deepEqual(text.match(/seam_(?:cst|at|pk|apikey)\w*_\w+|Bearer \S+|fingerprint_\w+/g), null, place)
  }
  assert.ok(reported.length >= Object.keys(shown).length, 'The host was not told of every failure.')
  assert.deepEqual(
    reported.filter((text) => /A part of the request|^Unhandled/.test(text)),
    []
  )
  assert.deepEqual(log.errors, [])
  assert.ok(reported.length >= Object.keys(shown).length, 'The host was not told of every failure.')
  assert.deepEqual(
    storage.map(([name]) => name),
    ['latchkey_user_identifier_key']
  )
  assert.match(storage[0][1], /^fingerprint_[0-9a-z]{20,}$/)
  assert.deepEqual(elsewhere, [[], '', [], []])
})

test('A secret that is set as a property is not written into the page', async ({ scope }) => {
  const { endpoint, callsTo } = await startPlatform(scope)
  const { page } = await openPage(scope, {
    files: {
      '/': pageOf('', '/host.js', '/dist/cdn/all.js'),
      '/host.js': `
        const table = document.createElement('x-device-table')
        Object.assign(table, { endpoint: '${endpoint}', publishableKey: '${KEY}', userIdentifierKey: '${USER}' })
        document.body.append(table)`
    }
  })
  await page.locator('[part~="row"]').first().waitFor()
  const markup = await page.locator('body').evaluate((body) => body.innerHTML)
  assert.equal(markup.trim(), '<x-device-table></x-device-table>')
  assert.equal(callsTo('/devices/list').length, 1)
})

test('No PIN is exposed when codes are listed, created, copied by hand or rejected', async ({ scope }) => {
  const platform = await startPlatform(scope)
  const credentials = `endpoint="${platform.endpoint}" publishable-key="${KEY}" user-identifier-key="${USER}"`
  const codes = `<x-access-code-table id="codes" device-id="${LOCK}" ${credentials}></x-access-code-table>`
  const form = `<x-access-code-form id="form" device-id="${LOCK}" ${credentials}></x-access-code-form>`
  const { page, log } = await openPage(scope, {
    files: {
      '/': pageOf(codes + form, '/ear.js', '/dist/cdn/all.js'),
      '/ear.js': EAR
    }
  })
  const pin = '74185'
  platform.sandbox.update({
    faults: {
      '/access_codes/create': {
        status: 400,
        error: {
          type: 'invalid_input',
          message: `${pin} is taken`,
          validation_errors: { code: { _errors: [`${pin} is taken`] } }
        }
      }
    }
  })
  await page.locator('#codes [part~="row"]').first().waitFor()
  await page.locator('#form').getByLabel('Name the new code').fill('Guest')
  await page.locator('#form').getByLabel('Enter the code (PIN)').fill(pin)
  await page.locator('#form').getByRole('button', { name: 'Save' }).click()
  await page.locator('#form').getByText('… is taken').first().waitFor()
  const shown = await page.locator('#codes .pin').allTextContents()
  const pins = [pin, ...shown.filter((text) => /^\d{4,}$/.test(text))]
  assert.ok(pins.length > 3)

  const { storage, elsewhere, reported } = await readPage(page)
  const places = [
    log.console.map(({ text }) => text),
    log.requests,
    platform.calls.map(({ url }) => url),
    reported,
    storage,
    elsewhere
  ]
  for (const secret of pins) assert.ok(!JSON.stringify(places).includes(secret), `${secret} got out.`)
  assert.ok(reported.length > 0)
  assert.deepEqual(log.errors, [])
})
