import type { Clock } from '@sinonjs/fake-timers'
import { expect } from 'chai'
import { waitUntilSettled } from '../../src/client/action-attempt.js'
import {
  isActionAttemptFailedError,
  isActionAttemptTimeoutError,
  isApiError,
  isNetworkError,
  PlatformClient,
  type ActionAttempt,
  type CallOptions,
  type ClientOptions
} from '../../src/client/index.js'
import { fakeClock } from './fake-clock.js'
import { settled, until } from '../settled.js'
import { errorResponse, json, recordingFetch, rejection, type FakeResponse } from './recording-fetch.js'

const attempt = (status: string, more: object = {}) =>
  json({ action_attempt: { action_attempt_id: 'attempt_1', status, ...more } })
const PENDING = attempt('pending')
const SUCCESS = attempt('success', { result: {} })

describe('Action attempt', () => {
  let clock: Clock
  beforeEach(() => {
    clock = fakeClock()
  })
  afterEach(() => clock.uninstall())

  function send(responses: FakeResponse[], options?: CallOptions, clientOptions: ClientOptions = {}) {
    const { fetch, sent } = recordingFetch(...responses)
    const client = PlatformClient.fromApiKey('seam_key1', { fetch, ...clientOptions })
    const call = client.locks.unlockDoor({ device_id: 'device_1' }, options)
    const outcome = call.then(
      (value) => ({ value }),
      (error: unknown) => ({ error })
    )
    /** Waits for the previous response, advances the clock, and checks how many requests have been sent. */
    async function advance(milliseconds: number, count: number) {
      await until(() => clock.countTimers() === 2)
      clock.tick(milliseconds)
      await settled()
      await until(() => sent.length >= count)
      expect(sent).to.have.length(count)
    }
    return { client, call, outcome, sent, advance }
  }

  it('resolves immediately if the response is already settled', async () => {
    const { call, sent } = send([SUCCESS])
    expect(await call).to.include({ status: 'success' })
    expect(sent).to.have.length(1)
    expect(clock.countTimers()).to.equal(0)
  })

  it('is polled after every interval, first after one interval', async () => {
    const { outcome, sent, advance } = send([PENDING, PENDING, SUCCESS])
    await advance(499, 1)
    await advance(1, 2)
    expect(sent[1]).to.include({ method: 'POST', url: 'https://connect.getseam.com/action_attempts/get' })
    expect(sent[1]?.body).to.deep.equal({ action_attempt_id: 'attempt_1' })
    await advance(499, 2)
    await advance(1, 3)
    expect(await outcome).to.deep.include({ value: { action_attempt_id: 'attempt_1', status: 'success', result: {} } })
    clock.tick(60_000)
    await settled()
    expect(sent).to.have.length(3)
    expect(clock.countTimers()).to.equal(0)
  })

  it('counts an unknown or missing status as pending', async () => {
    const withoutStatus = json({ action_attempt: { action_attempt_id: 'attempt_1' } })
    const { outcome, advance } = send([attempt('warming_up'), withoutStatus, SUCCESS])
    await advance(500, 2)
    await advance(500, 3)
    expect(await outcome).to.have.property('value')
  })

  it('rejects with an ActionAttemptFailedError if the command fails', async () => {
    const failed = attempt('error', { error: { type: 'door_jammed', message: 'The door is jammed' } })
    for (const responses of [[failed], [PENDING, failed]]) {
      const { call, advance } = send(responses)
      const error = rejection(call)
      if (responses.length > 1) await advance(500, 2)
      const thrown = await error
      if (!isActionAttemptFailedError(thrown)) throw thrown
      expect(thrown).to.include({ name: 'ActionAttemptFailedError', code: 'door_jammed' })
      expect(thrown.message).to.equal('The door is jammed')
      expect(thrown.actionAttempt.action_attempt_id).to.equal('attempt_1')
      expect(isActionAttemptTimeoutError(thrown)).to.equal(false)
    }
  })

  it('rejects with the code unknown if it fails without an error', async () => {
    const thrown = await rejection(send([attempt('error', { error: null })]).call)
    expect(isActionAttemptFailedError(thrown)).to.equal(true)
    expect(thrown).to.include({ code: 'unknown' })
  })

  it('rejects with the last poll result if it times out', async () => {
    const { call, sent, advance } = send([PENDING, attempt('pending', { action_type: 'UNLOCK_DOOR' })])
    const error = rejection(call)
    for (let count = 2; count <= 10; count += 1) await advance(500, count)
    await advance(500, 10)
    const thrown = await error
    if (!isActionAttemptTimeoutError(thrown)) throw thrown
    expect(thrown.message).to.equal('Timed out waiting for action attempt after 5000 ms')
    expect(thrown.actionAttempt).to.include({ action_attempt_id: 'attempt_1', action_type: 'UNLOCK_DOOR' })
    expect(sent).to.have.length(10)
    expect(clock.countTimers()).to.equal(0)
  })

  it('times out while a poll hangs, and aborts that poll', async () => {
    const { call, sent, advance } = send([PENDING, () => new Promise<Response>(() => {})])
    const error = rejection(call)
    await advance(500, 2)
    clock.tick(4500)
    expect(isActionAttemptTimeoutError(await error)).to.equal(true)
    expect(sent[1]?.signal.aborted).to.equal(true)
  })

  it('times out if the time is up just as a poll returns pending', async () => {
    const first: ActionAttempt = {
      action_attempt_id: 'attempt_1',
      action_type: 'LOCK_DOOR',
      status: 'pending',
      error: null,
      result: null
    }
    let polls = 0
    const poll = () => {
      polls += 1
      clock.tick(5000)
      return Promise.resolve(first)
    }
    const error = rejection(waitUntilSettled(first, {}, poll, undefined))
    clock.tick(500)
    expect(isActionAttemptTimeoutError(await error)).to.equal(true)
    expect(polls).to.equal(1)
    expect(clock.countTimers()).to.equal(0)
  })

  it('rejects with the error of a failed poll', async () => {
    const { call, sent, advance } = send([PENDING, errorResponse(404, { type: 'action_attempt_not_found' })])
    const error = rejection(call)
    await advance(500, 2)
    const thrown = await error
    expect(isApiError(thrown)).to.equal(true)
    expect(thrown).to.include({ code: 'action_attempt_not_found' })
    expect(sent).to.have.length(2)
    expect(clock.countTimers()).to.equal(0)
  })

  it('polls with the options of the call, including retries', async () => {
    const { call, sent, advance } = send([PENDING, new TypeError('Failed to fetch')], { retry: { limit: 0 } })
    const error = rejection(call)
    await advance(500, 2)
    expect(isNetworkError(await error)).to.equal(true)
    expect(sent).to.have.length(2)
  })

  it('is not polled if the call is aborted just as its response arrives', async () => {
    const controller = new AbortController()
    const response = () => {
      const response = PENDING.clone()
      return Object.assign(response, {
        async arrayBuffer() {
          const body = await Response.prototype.arrayBuffer.call(response)
          controller.abort(new Error('No longer needed.'))
          return body
        }
      })
    }
    const { call, sent } = send([response], { signal: controller.signal })
    expect(`${await rejection(call)}`).to.equal('Error: No longer needed.')
    expect(clock.countTimers()).to.equal(0)
    expect(sent).to.have.length(1)
  })

  it('is not polled again after the call is aborted', async () => {
    const controller = new AbortController()
    const { call, sent, advance } = send([PENDING], { signal: controller.signal })
    const error = rejection(call)
    await advance(500, 2)
    await until(() => clock.countTimers() === 2)
    controller.abort(new Error('No longer needed.'))
    expect(`${await error}`).to.equal('Error: No longer needed.')
    expect(clock.countTimers()).to.equal(0)
    expect(sent).to.have.length(2)
  })

  describe('waiting time', () => {
    const options: [string, ClientOptions, CallOptions, number, number][] = [
      ['is that of the client', { waitForActionAttempt: { timeout: 100, pollingInterval: 40 } }, {}, 100, 40],
      ['is that of the call', {}, { waitForActionAttempt: { timeout: 100, pollingInterval: 40 } }, 100, 40],
      ['is that of the call, with a default timeout', {}, { waitForActionAttempt: { pollingInterval: 40 } }, 5000, 40],
      [
        'is that of the call, with the timeout of the client',
        { waitForActionAttempt: { timeout: 100, pollingInterval: 70 } },
        { waitForActionAttempt: { pollingInterval: 40 } },
        100,
        40
      ],
      [
        'is that of the client if the call passes true',
        { waitForActionAttempt: { timeout: 100, pollingInterval: 40 } },
        { waitForActionAttempt: true },
        100,
        40
      ],
      [
        'is the default if the call passes true and the client false',
        { waitForActionAttempt: false },
        { waitForActionAttempt: true },
        5000,
        500
      ]
    ]
    for (const [title, clientOptions, callOptions, timeout, interval] of options) {
      it(title, async () => {
        const { call, advance } = send([PENDING], callOptions, clientOptions)
        const error = rejection(call)
        await advance(interval - 1, 1)
        await advance(1, 2)
        await until(() => clock.countTimers() === 2)
        clock.tick(timeout - interval)
        expect(`${await error}`).to.include(`after ${timeout} ms`)
      })
    }

    it('has no limit if the timeout is Infinity', async () => {
      const { outcome, advance } = send([PENDING, SUCCESS], { waitForActionAttempt: { timeout: Infinity } })
      await advance(500, 2)
      expect(await outcome).to.have.property('value')
    })

    const notWaiting: [string, ClientOptions, CallOptions][] = [
      ['the client', { waitForActionAttempt: false }, {}],
      ['the call', {}, { waitForActionAttempt: false }],
      ['the call, but not the client', { waitForActionAttempt: { timeout: 100 } }, { waitForActionAttempt: false }]
    ]
    for (const [by, clientOptions, callOptions] of notWaiting) {
      it(`is zero if ${by} disables waiting`, async () => {
        const { call, sent } = send([PENDING], callOptions, clientOptions)
        expect(await call).to.include({ status: 'pending' })
        expect(sent).to.have.length(1)
        expect(clock.countTimers()).to.equal(0)
      })
    }
  })

  const unreadable: [string, unknown][] = [
    ['null', null],
    ['a string', 'pending'],
    ['an array', []],
    ['without an id', { status: 'pending' }],
    ['successful, but without an id', { status: 'success' }]
  ]
  for (const [what, action_attempt] of unreadable) {
    it(`rejects with invalid_response if the attempt is ${what}, whether it is waited for or not`, async () => {
      const message = 'The platform returned an invalid action attempt'
      const expected = { code: 'invalid_response', message, statusCode: 200, requestId: 'request_1' }
      for (const waitForActionAttempt of [true, false]) {
        const thrown = await rejection(send([json({ action_attempt })], { waitForActionAttempt }).call)
        expect(isApiError(thrown)).to.equal(true)
        expect(thrown).to.include(expected)
      }
      const { call, advance } = send([PENDING, json({ action_attempt })])
      const later = rejection(call)
      await advance(500, 2)
      expect(await later).to.include(expected)
      expect(clock.countTimers()).to.equal(0)
    })
  }

  it('is returned pending by actionAttempts.get, unless the call asks to wait', async () => {
    const { client, sent, call, advance } = send(
      [SUCCESS, PENDING, PENDING, SUCCESS],
      {},
      { waitForActionAttempt: true }
    )
    await call
    expect(await client.actionAttempts.get({ action_attempt_id: 'attempt_1' })).to.include({ status: 'pending' })
    expect(clock.countTimers()).to.equal(0)
    const lookup = client.actionAttempts.get({ action_attempt_id: 'attempt_1' }, { waitForActionAttempt: true })
    const waiting = lookup.execute()
    await advance(500, 4)
    expect(await waiting).to.include({ status: 'success' })
    expect(sent).to.have.length(4)
  })

  it('is never waited for by fetchResponse', async () => {
    const { fetch, sent } = recordingFetch(PENDING)
    const client = PlatformClient.fromApiKey('seam_key1', { fetch })
    const response = await client.locks.lockDoor({ device_id: 'device_1' }).fetchResponse()
    expect(await response.json()).to.have.nested.property('action_attempt.status', 'pending')
    expect(sent).to.have.length(1)
    expect(clock.countTimers()).to.equal(0)
  })
})
