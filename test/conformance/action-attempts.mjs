import { expect } from 'chai'
import { attempt, clientOf, failureOf } from './samples.mjs'
import { LIMIT, withTimeLimit } from './time-limit.mjs'

const FAST = { pollingInterval: 1 }
const LIMITED = { timeout: LIMIT, pollingInterval: 1 }
const DOOR = { device_id: 'device_1' }
const POLL = '/action_attempts/get'

const pathsOf = (requests) => requests.map(({ path }) => path)
const COMMAND = '/locks/unlock_door'

/** Sends requests that take longer than a polling interval, so that another poll would have arrived. */
async function lookAround({ requests }) {
  for (let times = 0; times < 5; times += 1) await requests()
  return pathsOf(await requests())
}

export const cases = [
  {
    name: 'An action attempt that is done at once is not polled',
    async run(context) {
      await context.platform.respond(attempt('success', { result: { locked: false } }))
      const success = await clientOf(context).locks.unlockDoor(DOOR, { waitForActionAttempt: FAST })
      expect(success).to.deep.equal({ action_attempt_id: 'attempt_1', status: 'success', result: { locked: false } })
      expect(await lookAround(context.platform)).to.deep.equal([COMMAND])
    }
  },
  {
    name: 'A command waits for its action attempt by default',
    async run(context) {
      await context.platform.respond(attempt('pending'), attempt('success'))
      expect(await clientOf(context).locks.unlockDoor(DOOR)).to.include({ status: 'success' })
      expect(pathsOf(await context.platform.requests())).to.deep.equal([COMMAND, POLL])
    }
  },
  {
    name: 'An action attempt is polled until it is done',
    async run(context) {
      await context.platform.respond(attempt('pending'), attempt('pending'), attempt('pending'), attempt('success'))
      const success = await clientOf(context).locks.unlockDoor(DOOR, { waitForActionAttempt: FAST })
      expect(success).to.include({ status: 'success' })
      expect(await lookAround(context.platform)).to.deep.equal([COMMAND, POLL, POLL, POLL])
      const [, poll] = await context.platform.requests()
      expect(poll).to.deep.include({ method: 'POST', body: { action_attempt_id: 'attempt_1' } })
    }
  },
  {
    name: 'An unknown status counts as pending',
    async run(context) {
      await context.platform.respond(
        attempt('queued'),
        { json: { action_attempt: { action_attempt_id: 'attempt_1' } } },
        attempt('success')
      )
      const success = await clientOf(context).locks.unlockDoor(DOOR, { waitForActionAttempt: FAST })
      expect(success).to.include({ status: 'success' })
    }
  },
  {
    name: 'A command that fails at once or later rejects with the failed action attempt',
    async run({ client, platform }) {
      const failed = { error: { type: 'door_jammed', message: 'The door is jammed' }, result: null }
      await platform.respond(attempt('error', failed), attempt('pending'), attempt('error', failed))
      for (const paths of [[COMMAND], [COMMAND, COMMAND, POLL]]) {
        const tested = clientOf({ client, platform })
        const error = await failureOf(() => tested.locks.unlockDoor(DOOR, { waitForActionAttempt: FAST }))
        expect(client.isActionAttemptFailedError(error)).to.equal(true)
        expect(error).to.be.an.instanceOf(client.ActionAttemptFailedError)
        expect(error).to.include({ code: 'door_jammed', message: 'The door is jammed' })
        expect(error.actionAttempt).to.deep.equal({ action_attempt_id: 'attempt_1', status: 'error', ...failed })
        expect(await lookAround(platform)).to.deep.equal(paths)
      }
    }
  },
  {
    name: 'A malformed action attempt rejects with invalid_response, without waiting, at once or later',
    async run(context) {
      const { client, platform } = context
      for (const action_attempt of [null, 'pending', [], { status: 'pending' }, { status: 'success' }]) {
        const malformed = { json: { action_attempt } }
        await platform.respond(malformed, malformed, attempt('pending'), malformed)
        for (const waitForActionAttempt of [false, FAST, FAST]) {
          const error = await failureOf(() => clientOf(context).locks.unlockDoor(DOOR, { waitForActionAttempt }))
          expect(client.isApiError(error)).to.equal(true)
          expect(error).to.include({ code: 'invalid_response', statusCode: 200 })
          expect(error.message).to.equal('The platform returned an invalid action attempt')
        }
      }
    }
  },
  {
    name: 'A command that takes too long rejects with its last known action attempt',
    run: ({ client, platform }) =>
      withTimeLimit(async (timeIsUp) => {
        const pendingAttempt = attempt('pending', { action_type: 'UNLOCK_DOOR' })
        await platform.respond(attempt('pending'), pendingAttempt, pendingAttempt, { ...pendingAttempt, hold: true })
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
    name: 'A poll without a response times out',
    run: ({ client, platform }) =>
      withTimeLimit(async (timeIsUp) => {
        await platform.respond(attempt('pending'), { ...attempt('pending'), hold: true })
        const call = clientOf({ client, platform }).locks.unlockDoor(DOOR, { waitForActionAttempt: LIMITED })
        const failure = failureOf(() => call)
        await platform.sent(2)
        timeIsUp()
        expect(client.isActionAttemptTimeoutError(await failure)).to.equal(true)
        expect(pathsOf(await platform.gone(1))).to.deep.equal([COMMAND, POLL])
      })
  },
  {
    name: 'A failed poll ends the waiting with its error',
    async run(context) {
      await context.platform.respond(attempt('pending'), {
        status: 404,
        json: { error: { type: 'action_attempt_not_found', message: 'Not found' } }
      })
      const call = () => clientOf(context).locks.unlockDoor(DOOR, { waitForActionAttempt: FAST })
      expect(await failureOf(call)).to.include({ name: 'ApiError', code: 'action_attempt_not_found' })
      expect(await lookAround(context.platform)).to.deep.equal([COMMAND, POLL])
    }
  },
  {
    name: 'A poll with retry-after is retried, and the command is not sent again',
    async run(context) {
      await context.platform.respond(
        attempt('pending'),
        { status: 503, headers: { 'retry-after': '0' } },
        attempt('success')
      )
      const success = await clientOf(context).locks.unlockDoor(DOOR, { waitForActionAttempt: FAST })
      expect(success).to.include({ status: 'success' })
      expect(pathsOf(await context.platform.requests())).to.deep.equal([COMMAND, POLL, POLL])
    }
  },
  {
    name: 'An aborted signal ends the waiting at once',
    async run(context) {
      const { platform } = context
      await platform.respond(attempt('pending'))
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
    name: 'An aborted signal ends a poll in flight at once',
    async run(context) {
      const { platform } = context
      await platform.respond(attempt('pending'), { ...attempt('pending'), hold: true })
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
    name: 'The waiting options of the client are overridden by those of the call',
    async run(context) {
      const { platform } = context
      await platform.respond(attempt('pending'), attempt('pending'), attempt('success'))
      const never = clientOf(context, { waitForActionAttempt: false })
      expect(await never.locks.unlockDoor(DOOR)).to.include({ status: 'pending' })
      expect(await never.locks.unlockDoor(DOOR, { waitForActionAttempt: FAST })).to.include({ status: 'success' })
      expect(await lookAround(platform)).to.deep.equal([COMMAND, COMMAND, POLL])

      await platform.respond(attempt('pending'), attempt('success'), attempt('pending'), attempt('success'))
      const fast = clientOf(context, { waitForActionAttempt: { timeout: 60_000, pollingInterval: 1 } })
      expect(await fast.locks.unlockDoor(DOOR)).to.include({ status: 'success' })
      expect(await fast.locks.unlockDoor(DOOR, { waitForActionAttempt: true })).to.include({ status: 'success' })
      await platform.respond(attempt('pending'))
      const given = { waitForActionAttempt: { timeout: 1, pollingInterval: 3_600_000 } }
      const error = await failureOf(() => fast.locks.unlockDoor(DOOR, given))
      expect(error.message).to.equal('Timed out waiting for action attempt after 1 ms')
      await platform.respond(attempt('pending'))
      expect(await fast.locks.unlockDoor(DOOR, { waitForActionAttempt: false })).to.include({ status: 'pending' })
    }
  },
  {
    name: 'actionAttempts.get waits only if the call asks for it',
    async run(context) {
      const { platform } = context
      const { actionAttempts } = clientOf(context, { waitForActionAttempt: true })
      const parameters = { action_attempt_id: 'attempt_1' }
      await platform.respond(attempt('pending'))
      expect(await actionAttempts.get(parameters)).to.include({ status: 'pending' })
      await platform.respond(attempt('error', { error: { type: 'jammed', message: 'Jammed' } }))
      expect(await actionAttempts.get(parameters)).to.include({ status: 'error' })
      expect(await lookAround(platform)).to.deep.equal([POLL, POLL])
      await platform.respond(attempt('pending'), attempt('success'))
      expect(await actionAttempts.get(parameters, { waitForActionAttempt: FAST })).to.include({ status: 'success' })
      expect(await lookAround(platform)).to.deep.equal([POLL, POLL, POLL, POLL])
    }
  },
  {
    name: 'fetchResponse does not wait for the action attempt',
    async run(context) {
      await context.platform.respond(attempt('pending'))
      const response = await clientOf(context).locks.unlockDoor(DOOR).fetchResponse()
      expect(await response.json()).to.deep.equal(attempt('pending').json)
      expect(pathsOf(await context.platform.requests())).to.deep.equal([COMMAND])
    }
  }
]
