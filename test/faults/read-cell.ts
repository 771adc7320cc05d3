import { expect } from 'chai'
import { expectPatience, faultsOf, onMatrix, owedIn, reports, shownBy, under } from './cell.js'
import { pass } from './clock.js'
import type { Fault } from './faults.js'
import type { Read } from './subjects/reads.js'
import { type AnyScreen, pathOf } from './subjects/subject.js'
import { startWorld, type World } from './world.js'

const MINUTE = 60_000
/** How long something passes by at most, such as a toast, in ms. */
const PASSING_BY = 6000
const REFUSED = 'The key or token was rejected.'

async function opened({ show, open }: Read, client: World['client'], world: World): Promise<AnyScreen> {
  const screen = show(client, world)
  await pass(0)
  await open?.(screen)
  await pass(0)
  return screen
}

/** An element shows just what one shows that has asked the platform anew. */
async function expectTrue(screen: AnyScreen, read: Read, world: World): Promise<void> {
  const fresh = await opened(read, await world.another(), world)
  await pass(PASSING_BY)
  expect(shownBy(screen), 'what is shown').to.equal(shownBy(fresh))
}

/** A person is told, wherever they look, what failed, and can do something about it. */
function expectTold({ failed, retry = 'Try again' }: Read, screen: AnyScreen, text = failed): void {
  expect(screen.said, 'what is announced').to.contain(text)
  expect(screen.names('button', retry), 'ways to try again').to.have.length(1)
}

/** One read under one fault, from the moment when its element comes into the page. */
export async function tryRead(read: Read, fault: Fault): Promise<void> {
  const { failed, gone = failed, unknown, absent, retry = 'Try again', reportedAs = read.operation } = read
  const path = pathOf(read)
  const world = await startWorld(fault)
  world.strike(path, fault)
  const usual = owedIn(read, fault, fault.reads.owed)
  const owed = usual === 'gone' && !read.gone ? 'told' : usual
  let screen: AnyScreen | undefined

  await under(fault, async () => {
    screen = await opened(read, world.client, world)
    await pass(fault.reads.after)
    if (owed === 'shown') {
      if (absent) expect(screen.text).to.contain(absent)
      else expect(screen.text).not.to.contain(failed || unknown)
      expect(reports, 'what the host is told').to.deep.equal([])
      return
    }
    expect(reports, 'what the host is told').to.include(reportedAs)
    if (absent) expect(screen.text).not.to.contain(absent)
    else if (unknown) expect(screen.text).to.contain(unknown)
    else if (owed === 'gone') expect(screen.said, 'what is announced').to.contain(gone)
    else expectTold(read, screen)
    if (owed === 'refused' && failed) expect(screen.said, 'what is announced').to.contain(REFUSED)
    await pass(MINUTE)
  })
  if (!screen) throw new Error('It was never shown.')
  expectPatience(world.asked(path))
  world.heal()
  if (owed !== 'shown') {
    // A try that is under way has to end first.
    if (screen.all('button', retry)[0]?.ariaBusy) await pass(fault.reads.after)
    const [again] = screen.all('button', retry)
    again?.click()
    await pass(again ? 0 : MINUTE + fault.reads.after)
    if (failed) expect(screen.text).not.to.contain(failed)
  }
  await expectTrue(screen, read, world)
}

/** A test for each fault that can strike one of these. */
export function matrixOf(reads: readonly Read[]): void {
  onMatrix(reads)
  for (const read of reads) {
    for (const fault of faultsOf(read))
      it(`handle the fault "${fault.name}" of the query for ${read.name}`, () => tryRead(read, fault))
  }
}
