// Script that uses a client and then has to exit on its own.
import { PlatformClient } from '../../dist/client/index.js'
import { openRoom } from './room.mjs'
import { again, attempt, DEVICES, failureOf, TOKENS } from './samples.mjs'

const TOO_LONG = 60_000
const STILL_ALIVE = 3

setTimeout(() => process.exit(STILL_ALIVE), TOO_LONG).unref()

const platform = await openRoom(process.argv[2])
const { endpoint } = platform
const listed = { json: { devices: DEVICES, pagination: { has_next_page: true, next_page_cursor: 'second' } } }
const client = PlatformClient.fromApiKey(TOKENS.apiKey, { endpoint, timeout: 3_600_000 })
const patient = { timeout: 3_600_000, pollingInterval: 3_600_000 }
const wait = { timeout: 3_600_000, pollingInterval: 1 }

await platform.respond(listed, attempt('pending'), attempt('success'), again(503), listed, listed)
await client.devices.list()
await client.locks.unlockDoor({ device_id: 'device_1' }, { waitForActionAttempt: wait })
await client.devices.list()
await client.createPaginator(client.devices.list()).flatten().next()

const controller = new AbortController()
const { signal } = controller
await platform.respond({ ...listed, hold: true }, { status: 503, headers: { 'retry-after': '60' } }, attempt('pending'))
const aborted = [
  failureOf(() => client.devices.list({}, { signal })),
  failureOf(() => client.devices.list({}, { signal })),
  failureOf(() => client.locks.unlockDoor({ device_id: 'x' }, { signal, waitForActionAttempt: patient }))
]
await platform.sent(9)
controller.abort()
await Promise.all(aborted)

await platform.respond(attempt('pending'))
const hurried = { waitForActionAttempt: { timeout: 1, pollingInterval: 3_600_000 } }
await failureOf(() => client.locks.unlockDoor({ device_id: 'x' }, hurried))
await failureOf(() => PlatformClient.fromApiKey(TOKENS.clientSessionToken, { endpoint }))
client.devices.list()
process.stdout.write('done')
