import { expectedIn, expectPatience, faultsOf, onMatrix, reports, under } from './cell.js'
import { advance } from './clock.js'
import { type Env, startEnv } from './env.js'
import type { Fault } from './faults.js'
import type { Command } from './scenarios/commands.js'
import { type AnyScreen, pathOf, press } from './scenarios/scenario.js'

/** Maximum time of a device command and its temporary messages, in ms. */
const DONE = 6000
/** Maximum time until a pending state is polled again, in ms. */
const LONGEST_POLL = 30_000
const AT_THE_FIELD = 'Not this one.'
const NOT_PERMITTED = 'You don’t have permission to make changes here.'

const pressAgain = async (screen: AnyScreen): Promise<void> => press(screen, 'Try again')

async function shown({ show }: Command, client: Env['client'], env: Env): Promise<AnyScreen> {
  const screen = show(client, env)
  await advance(0)
  return screen
}

/** Checks that the element shows the same as a new element. */
async function expectTrue(screen: AnyScreen, command: Command, env: Env): Promise<void> {
  const state = command.state?.(screen)
  if (state === undefined) return
  const fresh = await shown(command, await env.another(), env)
  expect(state, 'what is shown').to.deep.equal(command.state?.(fresh))
  fresh.element.remove()
}

/** Runs one command under one fault, starting with the press of the user. */
export async function tryCommand(command: Command, fault: Fault): Promise<void> {
  const {
    open,
    act,
    again = pressAgain,
    kept,
    failed,
    success,
    isSaidAtOnce,
    isOfDevice,
    unreported = [],
    notPermitted = NOT_PERMITTED,
    repeats = { times: 0, within: 0 }
  } = command
  const path = pathOf(command)
  const env = await startEnv(fault, command)
  const screen = await shown(command, env.client, env)
  await open?.(screen)
  await advance(0)
  const previous = env.carriedOut(path)
  const usual = expectedIn(command, fault, fault.does.result)
  const result = usual === 'at the field' && !command.hasFields ? 'error' : usual
  const typed = kept?.(screen)
  env.inject(path, fault)

  await under(fault, async () => {
    await act(screen)
    await advance(Math.max(fault.does.after, repeats.within))
    expect(env.requestTimes(path).length, 'how often it was sent').to.be.at.most(
      previous + (fault.sends ?? 1) + repeats.times
    )
    if (result === 'shown') {
      expect(screen.text).not.to.contain(failed)
      expect(reports, 'reports to the host').to.deep.equal([])
      return
    }
    if (result === 'seen') return
    const reason = result === 'at the field' ? AT_THE_FIELD : result === 'not permitted' ? notPermitted : failed
    expect(screen.announcements, 'what is announced').to.contain(reason)
    const isReported = !unreported.includes(fault.name)
    expect(reports, 'reports to the host').to.deep.equal(isReported ? [command.operation] : [])
    if (kept) expect(kept(screen), 'what was typed').to.deep.equal(typed)
  })
  expectPatience(env.requestTimes(path))
  env.clear()
  const wasDone = env.carriedOut(path) > previous
  if (result === 'not permitted') {
    expect(screen.names('button', 'Try again'), 'ways to try again').to.deep.equal([])
    return
  }
  if (result !== 'shown' && result !== 'seen') {
    await again(screen)
    await advance(0)
  }
  await advance(isOfDevice ? 2000 : 0)
  if (success && (!wasDone || (result === 'shown' && !isSaidAtOnce)))
    expect(screen.announcements, 'what is announced').to.contain(success)
  await advance(DONE + Math.min(LONGEST_POLL, fault.does.after))
  await expectTrue(screen, command, env)
}

/** Defines a test for each fault of these commands. */
export function matrixOf(commands: readonly Command[]): void {
  onMatrix(commands)
  for (const command of commands) {
    const faults = faultsOf(command, command.isOfDevice)
    for (const fault of faults) {
      const title = `handle the fault "${fault.name}" of the command to ${command.name}`
      it(title, () => tryCommand(command, fault))
    }
  }
}
