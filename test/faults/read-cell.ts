import { ScreenElement } from '../../src/element/root/screen-element.js'
import { words } from '../features/support/stage.js'
import { expectedIn, expectPatience, faultsOf, onMatrix, reports, shownBy, under } from './cell.js'
import { advance } from './clock.js'
import { type Env, startEnv } from './env.js'
import { FAULTS, type Fault } from './faults.js'
import type { Read } from './scenarios/reads.js'
import { type AnyScreen, pathOf } from './scenarios/scenario.js'

const MINUTE = 60_000
/** Maximum time of a temporary message, such as a toast, in ms. */
const PASSING_BY = 6000
/** Time in which a list is polled several times, in ms. */
const SEVERAL_POLLS = 5 * MINUTE
const REFUSED = 'You don’t have permission to see this.'

async function opened({ show, open }: Read, client: Env['client'], env: Env): Promise<AnyScreen> {
  const screen = show(client, env)
  await advance(0)
  await open?.(screen)
  await advance(0)
  return screen
}

/** Checks that the element shows the same as a new element. */
async function expectTrue(screen: AnyScreen, read: Read, env: Env): Promise<void> {
  const fresh = await opened(read, await env.another(), env)
  await advance(PASSING_BY)
  expect(shownBy(screen), 'what is shown').to.equal(shownBy(fresh))
}

/** Checks that an error with a way to try again is in view. */
function expectError({ failed, retry = 'Try again' }: Read, screen: AnyScreen, text = failed): void {
  expect(screen.announcements, 'what is announced').to.contain(text)
  expect(screen.names('button', retry), 'ways to try again').to.have.length(1)
}

/** Checks that a refused screen says so, without a retry. */
function expectRefusal({ refused = REFUSED }: Read, screen: AnyScreen): void {
  expect(screen.announcements, 'what is announced').to.contain(refused)
  expect(screen.names('button', 'Try again'), 'ways to try again').to.deep.equal([])
}

/** Checks that a refused part of a screen is absent. */
function expectAbsence(screen: AnyScreen, part: string): void {
  for (const text of [part, REFUSED, 'Try again']) expect(screen.text).not.to.contain(text)
}

/** Runs one query under one fault, starting with the insertion of its element. */
async function tryRead(read: Read, fault: Fault): Promise<void> {
  const { failed, gone = failed, unknown, absent, part, retry = 'Try again', reportedAs = read.operation } = read
  const path = pathOf(read)
  const env = await startEnv(fault, read)
  env.inject(path, fault)
  const usual = expectedIn(read, fault, fault.reads.result)
  const result = usual === 'gone' && !read.gone ? 'error' : usual
  let screen: AnyScreen | undefined

  await under(fault, async () => {
    screen = await opened(read, env.client, env)
    await advance(fault.reads.after)
    if (result === 'shown') {
      if (absent) expect(screen.text).to.contain(absent)
      else expect(screen.text).not.to.contain(failed || unknown)
      expect(reports, 'reports to the host').to.deep.equal([])
      return
    }
    expect(reports, 'reports to the host').to.include(reportedAs)
    if (result === 'refused' && part) expectAbsence(screen, part)
    else if (absent) expect(screen.text).not.to.contain(absent)
    else if (unknown) expect(screen.text).to.contain(unknown)
    else if (result === 'gone') expect(screen.announcements, 'what is announced').to.contain(gone)
    else if (result === 'refused') expectRefusal(read, screen)
    else expectError(read, screen)
    await advance(fault.conditions?.refuse ? SEVERAL_POLLS : MINUTE)
  })
  if (!screen) throw new Error('It was never shown.')
  expectPatience(env.requestTimes(path))
  const isRefused = fault.conditions?.refuse !== undefined && result !== 'error'
  if (isRefused) {
    expect(env.requestTimes(path).length, 'requests of a refused route').to.be.at.most(read.mostRefused ?? 1)
    expect(env.requestTimes('/workspaces/get').length, 'requests for the workspace').to.be.at.most(1)
    expect(env.requestTimes('/client_sessions/get_or_create').length, 'sessions').to.equal(1)
    expect(new Set(reports).size, 'reports to the host').to.equal(reports.length)
  }
  env.clear()
  if (isRefused && screen.element instanceof ScreenElement) {
    await Promise.all([screen.element.refresh(), advance(fault.reads.after)])
    return expectTrue(screen, read, env)
  }
  if (result !== 'shown') {
    // A pending attempt has to end first.
    if (screen.all('button', retry)[0]?.ariaBusy) await advance(fault.reads.after)
    const [again] = screen.all('button', retry)
    again?.click()
    await advance(again ? 0 : MINUTE + fault.reads.after)
    if (failed) expect(screen.text).not.to.contain(failed)
  }
  await expectTrue(screen, read, env)
}

/** Returns the texts of the displayed data. */
const contentOf = ({ root }: AnyScreen): string[] =>
  [...root.querySelectorAll('bdi, dd, [part~=row], input')].map((part) =>
    part instanceof HTMLInputElement ? part.value : words(part.textContent)
  )

/** Refetches the data of a query under a fault that is announced. */
async function tryRefetch(read: Read, fault: Fault): Promise<void> {
  const { operation, failed } = read
  const env = await startEnv({}, read)
  const screen = await opened(read, env.client, env)
  await advance(PASSING_BY)
  const content = contentOf(screen)
  if (!(screen.element instanceof ScreenElement)) throw new Error('The element has no data to refetch.')
  env.inject(pathOf(read), fault)
  void screen.element.refresh()
  await advance(fault.reads.after)
  expect(reports, 'reports to the host').to.include(operation)
  // An open form announces only its own errors.
  if (failed && !screen.root.querySelector('form')) expect(screen.announcements).to.contain(failed)
  expect(contentOf(screen), 'what is shown').to.deep.equal(content)
}

/** Defines a test for each fault of these queries. */
export function matrixOf(reads: readonly Read[]): void {
  onMatrix(reads)
  for (const read of reads) {
    for (const fault of faultsOf(read)) {
      const title = `handle the fault "${fault.name}" of the query for ${read.name}`
      it(title, () => tryRead(read, fault))
    }
    // A session is not refetched.
    for (const fault of FAULTS.filter(({ name }) => name === '503' && read.reportedAs !== 'session')) {
      const title = `keep the data of the query for ${read.name} if a refetch fails`
      it(title, () => tryRefetch(read, fault))
    }
  }
}
