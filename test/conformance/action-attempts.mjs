import { expect } from 'chai'
import { attempt, clientOf, failureOf } from './samples.mjs'
import { LIMIT, withTimeLimit } from './time-limit.mjs'

const FAST = { pollingInterval: 1 }
const LIMITED = { timeout: LIMIT, pollingInterval: 1 }
const DOOR = { device_id: 'device_1' }
const POLL = '/action_attempts/get'

const pathsOf = (requests) => requests.map(({ path }) => path)
const COMMAND = '/locks/unlock_door'

/** Calls that take longer than an interval, after which a poll that is still to come would have come. */
async function lookAround({ requests }) {
  for (let times = 0; times < 5; times += 1) await requests()
  return pathsOf(await requests())
}

export const cases = [
  {
    name: 'a command that is done at once is not looked at',
    async run(context) {
      await context.platform.answer(attempt('success', { result: { locked: false } }))
      const done = await clientOf(context).locks.unlockDoor(DOOR, { waitForActionAttempt: FAST })
      expect(done).to.deep.equal({ action_attempt_id: 'attempt_1', status: 'success', result: { locked: false } })
      expect(await lookAround(context.platform)).to.deep.equal([COMMAND])
    }
  },
  {
    name: 'a command is waited for by default',
    async run(context) {
      await context.platform.answer(attempt('pending'), attempt('success'))
      expect(await clientOf(context).locks.unlockDoor(DOOR)).to.include({ status: 'success' })
      expect(pathsOf(await context.platform.requests())).to.deep.equal([COMMAND, POLL])
    }
  },
  {
    name: 'a command is looked at until it is done, and no longer',
    async run(context) {
      await context.platform.answer(attempt('pending'), attempt('pending'), attempt('pending'), attempt('success'))
      const done = await clientOf(context).locks.unlockDoor(DOOR, { waitForActionAttempt: FAST })
      expect(done).to.include({ status: 'success' })
      expect(await lookAround(context.platform)).to.deep.equal([COMMAND, POLL, POLL, POLL])
      const [, poll] = await context.platform.requests()
      expect(poll).to.deep.include({ method: 'POST', body: { action_attempt_id: 'attempt_1' } })
    }
  },
  {
    name: 'a status that we do not know is one on the way',
    async run(context) {
      await context.platform.answer(
        attempt('queued'),
        { json: { action_attempt: { action_attempt_id: 'attempt_1' } } },
        attempt('success')
      )
      const done = await clientOf(context).locks.unlockDoor(DOOR, { waitForActionAttempt: FAST })
      expect(done).to.include({ status: 'success' })
    }
  },
  {
    name: 'a command that fails, at once or later, is an error with what failed',
    async run({ client, platform }) {
      const failed = { error: { type: 'door_jammed', message: 'The door is jammed' }, result: null }
      await platform.answer(attempt('error', failed), attempt('pending'), attempt('error', failed))
      for (const paths of [[COMMAND], [COMMAND, COMMAND, POLL]]) {
        const one = clientOf({ client, platform })
        const error = await failureOf(() => one.locks.unlockDoor(DOOR, { waitForActionAttempt: FAST }))
        expect(client.isActionAttemptFailedError(error)).to.equal(true)
        expect(error).to.be.an.instanceOf(client.ActionAttemptFailedError)
        expect(error).to.include({ code: 'door_jammed', message: 'The door is jammed' })
        expect(error.actionAttempt).to.deep.equal({ action_attempt_id: 'attempt_1', status: 'error', ...failed })
        expect(await lookAround(platform)).to.deep.equal(paths)
      }
    }
  },
  {
    name: 'an action attempt that is none, at once or later, is an error that says so',
    async run(context) {
      const { client, platform } = context
      for (const action_attempt of [null, 'pending', { status: 'success' }]) {
        await platform.answer({ json: { action_attempt } }, attempt('pending'), { json: { action_attempt } })
        for (const _ of ['at once', 'later']) {
          const error = await failureOf(() => clientOf(context).locks.unlockDoor(DOOR, { waitForActionAttempt: FAST }))
          expect(client.isApiError(error)).to.equal(true)
          expect(error).to.include({ code: 'invalid_response', statusCode: 200 })
          expect(error.message).to.equal('The platform returned an invalid action attempt')
        }
      }
    }
  },
  {
    name: 'a command that takes too long is an error with what was last seen of it',
    run: ({ client, platform }) =>
      withTimeLimit(async (timeIsUp) => {
        const look = attempt('pending', { action_type: 'UNLOCK_DOOR' })
        await platform.answer(attempt('pending'), look, look, { ...look, hold: true })
        const call = clientOf({ client, platform }).locks.unlockDoor(DOOR, { waitForActionAttempt: LIMITED })
        const failure = failureOf(() => call)
        await platform.sent(4)
        timeIsUp()
        const error = await failure
        expect(client.isActionAttemptTimeoutError(error)).to.equal(true)
        expect(error).to.be.an.instanceOf(client.ActionAttemptTimeoutError)
        expect(error.message).to.equal(`Timed out waiting for action attempt after ${LIMIT} ms`)
        expect(error.actionAttempt).to.include({ action_attempt_id: 'attempt_1', status: 'pending' })
        expect(error.actionAttempt).to.include({ action_type: 'UNLOCK_DOOR' })
        expect(await lookAround(platform)).to.deep.equal([COMMAND, POLL, POLL, POLL])
      })
  },
  {
    name: 'a look that is not answered in time is given up',
    run: ({ client, platform }) =>
      withTimeLimit(async (timeIsUp) => {
        await platform.answer(attempt('pending'), { ...attempt('pending'), hold: true })
        const call = clientOf({ client, platform }).locks.unlockDoor(DOOR, { waitForActionAttempt: LIMITED })
        const failure = failureOf(() => call)
        await platform.sent(2)
        timeIsUp()
        expect(client.isActionAttemptTimeoutError(await failure)).to.equal(true)
        expect(pathsOf(await platform.gone(1))).to.deep.equal([COMMAND, POLL])
      })
  },
  {
    name: 'a look that fails ends the waiting with its error',
    async run(context) {
      await context.platform.answer(attempt('pending'), {
        status: 404,
        json: { error: { type: 'action_attempt_not_found', message: 'Not found' } }
      })
      const call = () => clientOf(context).locks.unlockDoor(DOOR, { waitForActionAttempt: FAST })
      expect(await failureOf(call)).to.include({ name: 'ApiError', code: 'action_attempt_not_found' })
      expect(await lookAround(context.platform)).to.deep.equal([COMMAND, POLL])
    }
  },
  {
    name: 'a look that is told to come back later does, though the command is not sent again',
    async run(context) {
      await context.platform.answer(
        attempt('pending'),
        { status: 503, headers: { 'retry-after': '0' } },
        attempt('success')
      )
      const done = await clientOf(context).locks.unlockDoor(DOOR, { waitForActionAttempt: FAST })
      expect(done).to.include({ status: 'success' })
      expect(pathsOf(await context.platform.requests())).to.deep.equal([COMMAND, POLL, POLL])
    }
  },
  {
    name: 'waiting is ended by a signal at once',
    async run(context) {
      const { platform } = context
      await platform.answer(attempt('pending'))
      const controller = new AbortController()
      const call = clientOf(context).locks.unlockDoor(DOOR, {
        signal: controller.signal,
        waitForActionAttempt: { timeout: 3_600_000, pollingInterval: 3_600_000 }
      })
      const failure = failureOf(() => call)
      await platform.sent(1)
      const reason = new Error('No longer needed')
      controller.abort(reason)
      expect(await failure).to.equal(reason)
      expect(await lookAround(platform)).to.deep.equal([COMMAND])
    }
  },
  {
    name: 'a look under way is ended by a signal at once',
    async run(context) {
      const { platform } = context
      await platform.answer(attempt('pending'), { ...attempt('pending'), hold: true })
      const controller = new AbortController()
      const call = clientOf(context).locks.unlockDoor(DOOR, { signal: controller.signal, waitForActionAttempt: FAST })
      const failure = failureOf(() => call)
      await platform.sent(2)
      controller.abort()
      expect(await failure).to.equal(controller.signal.reason)
      await platform.gone(1)
      expect(await lookAround(platform)).to.deep.equal([COMMAND, POLL])
    }
  },
  {
    name: 'the client says whether and how long is waited, the call has the last word',
    async run(context) {
      const { platform } = context
      await platform.answer(attempt('pending'), attempt('pending'), attempt('success'))
      const never = clientOf(context, { waitForActionAttempt: false })
      expect(await never.locks.unlockDoor(DOOR)).to.include({ status: 'pending' })
      expect(await never.locks.unlockDoor(DOOR, { waitForActionAttempt: FAST })).to.include({ status: 'success' })
      expect(await lookAround(platform)).to.deep.equal([COMMAND, COMMAND, POLL])

      await platform.answer(attempt('pending'), attempt('success'), attempt('pending'), attempt('success'))
      const fast = clientOf(context, { waitForActionAttempt: { timeout: 60_000, pollingInterval: 1 } })
      expect(await fast.locks.unlockDoor(DOOR)).to.include({ status: 'success' })
      expect(await fast.locks.unlockDoor(DOOR, { waitForActionAttempt: true })).to.include({ status: 'success' })
      await platform.answer(attempt('pending'))
      const given = { waitForActionAttempt: { timeout: 1, pollingInterval: 3_600_000 } }
      const error = await failureOf(() => fast.locks.unlockDoor(DOOR, given))
      expect(error.message).to.equal('Timed out waiting for action attempt after 1 ms')
      await platform.answer(attempt('pending'))
      expect(await fast.locks.unlockDoor(DOOR, { waitForActionAttempt: false })).to.include({ status: 'pending' })
    }
  },
  {
    name: 'reading an action attempt waits only when asked to',
    async run(context) {
      const { platform } = context
      const { actionAttempts } = clientOf(context, { waitForActionAttempt: true })
      const parameters = { action_attempt_id: 'attempt_1' }
      await platform.answer(attempt('pending'))
      expect(await actionAttempts.get(parameters)).to.include({ status: 'pending' })
      await platform.answer(attempt('error', { error: { type: 'jammed', message: 'Jammed' } }))
      expect(await actionAttempts.get(parameters)).to.include({ status: 'error' })
      expect(await lookAround(platform)).to.deep.equal([POLL, POLL])
      await platform.answer(attempt('pending'), attempt('success'))
      expect(await actionAttempts.get(parameters, { waitForActionAttempt: FAST })).to.include({ status: 'success' })
      expect(await lookAround(platform)).to.deep.equal([POLL, POLL, POLL, POLL])
    }
  },
  {
    name: 'the answer itself is had without waiting',
    async run(context) {
      await context.platform.answer(attempt('pending'))
      const response = await clientOf(context).locks.unlockDoor(DOOR).fetchResponse()
      expect(await response.json()).to.deep.equal(attempt('pending').json)
      expect(pathsOf(await context.platform.requests())).to.deep.equal([COMMAND])
    }
  }
]
