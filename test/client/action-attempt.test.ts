import { waitUntilSettled } from '../../src/client/action-attempt.js'
import {
  type ActionAttempt,
  type CallOptions,
  type ClientOptions,
  isActionAttemptFailedError,
  isActionAttemptTimeoutError,
  isNetworkError,
  PlatformClient
} from '../../src/client/index.js'
import { clock, useFakeClock } from '../clock.js'
import { settled, until } from '../settled.js'
import { type FakeResponse, json, recordingFetch, rejection } from './recording-fetch.js'

const attempt = (status: string, more: object = {}) =>
  json({ action_attempt: { action_attempt_id: 'attempt_1', status, ...more } })
const PENDING = attempt('pending')
const SUCCESS = attempt('success', { result: {} })

describe('Action attempt', () => {
  useFakeClock()

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

  it('rejects with the code unknown if it fails without an error', async () => {
    const thrown = await rejection(send([attempt('error', { error: null })]).call)
    expect(isActionAttemptFailedError(thrown)).to.equal(true)
    expect(thrown).to.include({ code: 'unknown' })
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
  })
})
