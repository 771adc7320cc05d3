import { expect } from 'chai'
import { expectPatience, faultsOf, onMatrix, owedIn, reports, under } from './cell.js'
import { advance } from './clock.js'
import type { Fault } from './faults.js'
import type { Command } from './scenarios/commands.js'
import { type AnyScreen, pathOf, press } from './scenarios/scenario.js'
import { startWorld, type World } from './env.js'

/** Maximum time of a device command and its temporary messages, in ms. */
const DONE = 6000
/** Maximum time until a pending state is polled again, in ms. */
const LONGEST_LOOK = 30_000
const AT_THE_FIELD = 'Not this one.'
const NOT_PERMITTED = 'You don’t have permission to make changes here.'

const pressAgain = async (screen: AnyScreen): Promise<void> => press(screen, 'Try again')

async function shown({ show }: Command, client: World['client'], world: World): Promise<AnyScreen> {
  const screen = show(client, world)
  await advance(0)
  return screen
}

/** Checks that the element shows the same as a new element. */
async function expectTrue(screen: AnyScreen, command: Command, world: World): Promise<void> {
  const state = command.state?.(screen)
  if (state === undefined) return
  const fresh = await shown(command, await world.another(), world)
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
    done,
    isSaidAtOnce,
    isOfDevice,
    unreported = [],
    repeats = { times: 0, within: 0 }
  } = command
  const path = pathOf(command)
  const world = await startWorld(fault)
  const screen = await shown(command, world.client, world)
  await open?.(screen)
  await advance(0)
  const previous = world.carriedOut(path)
  const usual = owedIn(command, fault, fault.does.owed)
  const owed = usual === 'at the field' && !command.hasFields ? 'told' : usual
  const typed = kept?.(screen)
  world.strike(path, fault)

  await under(fault, async () => {
    await act(screen)
    await advance(Math.max(fault.does.after, repeats.within))
    expect(world.asked(path).length, 'how often it was sent').to.be.at.most(
      previous + (fault.sends ?? 1) + repeats.times
    )
    if (owed === 'shown') {
      expect(screen.text).not.to.contain(failed)
      expect(reports, 'reports to the host').to.deep.equal([])
      return
    }
    if (owed === 'seen') return
    const reason = owed === 'at the field' ? AT_THE_FIELD : owed === 'not permitted' ? NOT_PERMITTED : failed
    expect(screen.announcements, 'what is announced').to.contain(reason)
    const isReported = !unreported.includes(fault.name)
    expect(reports, 'reports to the host').to.deep.equal(isReported ? [command.operation] : [])
    if (kept) expect(kept(screen), 'what was typed').to.deep.equal(typed)
  })
  expectPatience(world.asked(path))
  world.heal()
  const wasDone = world.carriedOut(path) > previous
  if (owed === 'not permitted') {
    expect(screen.names('button', 'Try again'), 'ways to try again').to.deep.equal([])
    return
  }
  if (owed !== 'shown' && owed !== 'seen') {
    await again(screen)
    await advance(0)
  }
  await advance(isOfDevice ? 2000 : 0)
  if (done && (!wasDone || (owed === 'shown' && !isSaidAtOnce)))
    expect(screen.announcements, 'what is announced').to.contain(done)
  await advance(DONE + Math.min(LONGEST_LOOK, fault.does.after))
  await expectTrue(screen, command, world)
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
