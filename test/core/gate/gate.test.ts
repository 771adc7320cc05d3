import type { Mutation } from '../../../src/core/actions/mutation.js'
import { type MutationOutcome, runMutation, takeSnapshot } from '../../../src/core/actions/run-mutation.js'
import { getBulk } from '../../../src/core/bulk/bulk.js'
import type { BulkOutcome } from '../../../src/core/bulk/bulk-outcome.js'
import type { RejectionReason } from '../../../src/core/gate/command-origin.js'
import { isDeletion, OPERATIONS } from '../../../src/core/gate/operations.js'
import { OFFERED } from '../offered.js'
import { type OpenSession, openSession } from '../open-session.js'
import { willing } from '../send.js'
import { advance, MINUTE, onFakeClock, SECOND, setClock, settled } from '../time.js'
import { changedElsewhere, EVERY_COMMAND, known } from './every-command.js'
import { createFakeCommandSource, type FakeCommandSource } from './fake-command-source.js'
import { respondToReads } from './respond-to-reads.js'

onFakeClock()

/** Paths of requests that change nothing. */
const READS = /\/(?:get|list)$/

interface Env extends OpenSession {
  readonly source: FakeCommandSource
  readonly change: Mutation<unknown>
  /** Returns the number of mutating requests, without those that fill the slots before. */
  readonly sent: () => number
  /** Returns the number of pending mutations. */
  readonly pending: () => number
}

async function open(make: () => Mutation<unknown>): Promise<Env> {
  const opened = await openSession()
  opened.session.store.setState({ confirmed: known() })
  respondToReads(opened)
  const sent = (): number => opened.platform.arrivals.filter(({ path }) => !READS.test(path)).length
  const pending = (): number => opened.session.store.getState().mutations.size
  return { ...opened, source: createFakeCommandSource(), change: make(), sent, pending }
}

/** Completes the same mutation in another element. */
async function doTheSame({ session, change, platform }: Env): Promise<void> {
  const { patch: _patch, creates: _made, ...same } = change
  const other = runMutation(
    { ...same, isCommand: false },
    { source: willing, snapshot: takeSnapshot(session, OFFERED) },
    session
  )
  await settled()
  platform.arrivals.at(-1)?.respond(Response.json({}))
  await other
}

/** Events that make the gate reject a command requested earlier. */
const REASONS: readonly {
  readonly name: string
  readonly reason: RejectionReason
  /** Returns `true` if the event can affect the command. @default all commands */
  readonly concerns?: (change: Mutation<unknown>) => boolean
  readonly happen: (env: Env) => unknown
}[] = [
  {
    name: 'the user is being verified',
    reason: 'signed-out',
    happen: ({ source }) => source.change({ presence: 'verifying' })
  },
  {
    name: 'another user has signed in',
    reason: 'signed-out',
    happen: ({ source }) => source.change({ presence: 'gone' })
  },
  {
    name: 'an option forbids it',
    reason: 'not-allowed',
    concerns: ({ operation }) => OPERATIONS[operation] !== undefined,
    happen: ({ source }) => source.change({ allows: false })
  },
  {
    name: 'the element no longer offers it',
    reason: 'not-offered',
    happen: ({ source }) => source.change({ offers: false })
  },
  { name: 'another element has done the same meanwhile', reason: 'changed', happen: doTheSame },
  {
    name: 'the resource was changed elsewhere',
    reason: 'changed',
    concerns: ({ precondition }) => precondition !== undefined,
    happen: ({ session }) => session.store.setState({ confirmed: changedElsewhere() })
  },
  {
    name: 'the host cancels before-change',
    reason: 'canceled',
    happen: ({ source }) => source.change({ stands: false })
  }
]

/** Situations in which a command is sent later than it was requested. */
const ORIGINS: Readonly<
  Record<string, (env: Env, happen: () => unknown) => Promise<MutationOutcome | BulkOutcome | undefined>>
> = {
  /** A queued press, a retry or an undo: each has the snapshot of its request. */
  async 'that waits'({ session, change, source }, happen) {
    const snapshot = takeSnapshot(session, OFFERED)
    await happen()
    return runMutation(change, { source, snapshot }, session)
  },
  async 'that is retried after a 429 response'({ session, change, source, platform }, happen) {
    const outcome = runMutation(change, { source, snapshot: takeSnapshot(session, OFFERED) }, session)
    await settled()
    platform.arrivals.at(-1)?.respond(new Response(null, { status: 429, headers: { 'retry-after': '5' } }))
    await settled()
    await happen()
    await advance(MINUTE)
    return outcome
  },
  async 'that waits in a bulk run'({ session, change, source, platform }, happen) {
    const bulk = getBulk(session, 'device')
    const fillers = Array.from({ length: 6 }, (_, index): Mutation<unknown> => {
      const { creates: _made, patch: _patch, ...rest } = EVERY_COMMAND['devices.update']()
      return { ...rest, key: `filler ${index}`, target: {} }
    })
    bulk.start({
      operation: change.operation,
      tasks: [...fillers, change].map((each) => ({ ids: [each.key], mutation: each, getSkipReason: () => undefined })),
      settled: new Map(),
      source,
      snapshot: takeSnapshot(session, OFFERED),
      onFailed() {},
      onSettled() {}
    })
    await settled()
    const placed = platform.arrivals.slice(-6)
    await happen()
    for (const each of placed) each.respond(Response.json({}))
    await settled()
    const { outcomes } = bulk.store.getState()
    return outcomes ? outcomes.get(change.key) : { status: 'ended' }
  }
}

/** Returns the status or the reason of an outcome. */
function statusOf(outcome: MutationOutcome | BulkOutcome | undefined): string {
  if (outcome?.status === 'rejected') return outcome.reason
  return outcome?.status === 'skipped' ? outcome.reason : String(outcome?.status)
}

for (const [operation, make] of Object.entries(EVERY_COMMAND)) {
  describe(`Gate for ${operation}`, () => {
    for (const [origin, walk] of Object.entries(ORIGINS)) {
      it(`rejects a command ${origin} if it is no longer valid`, async () => {
        const results: string[] = []
        const wanted: string[] = []
        for (const { name, reason, concerns, happen } of REASONS) {
          const env = await open(make)
          if (concerns && !concerns(env.change)) continue
          const isAgain = origin.startsWith('that is retried')
          // The mutation in flight keeps its key, and `before-change` was dispatched at the first send.
          if (isAgain && (happen === doTheSame || reason === 'canceled')) continue
          const isRun = origin.startsWith('that waits in')
          let previous = 0
          const outcome = await walk(env, async () => {
            await happen(env)
            previous = env.sent()
          })
          if (isRun && reason === 'signed-out' && env.source.status() === 'verifying') {
            // The command waits until the user is verified.
            results.push(`${name}: ${statusOf(outcome)}, ${env.sent() - previous} sent`)
            wanted.push(`${name}: waiting, 0 sent`)
            continue
          }
          const ends = isRun && reason === 'signed-out'
          results.push(`${name}: ${statusOf(outcome)}, ${env.sent() - previous} sent`)
          wanted.push(`${name}: ${ends ? 'ended' : reason}, 0 sent`)
        }
        expect(results).to.deep.equal(wanted)
      })
    }

    it('accepts a valid command at once, and dispatches before-change only once even if the command is retried', async () => {
      const { session, change, source, platform, sent } = await open(make)
      void runMutation(change, { source, snapshot: takeSnapshot(session, OFFERED) }, session)
      await settled()
      expect([sent(), source.confirmCount()]).to.deep.equal([1, 1])
      platform.arrivals.at(-1)?.respond(new Response(null, { status: 429 }))
      await advance(SECOND)
      expect([sent(), source.confirmCount()]).to.deep.equal([2, 1])
    })

    it('rejects the retry of a command whose element was removed, except of a confirmed deletion or a bulk run', async () => {
      for (const run of [undefined, new AbortController().signal]) {
        const { session, change, source, platform, sent } = await open(make)
        // A typed value is sent when its element is removed. An update is not: it reads the resource first.
        if (!change.readBeforeSend) source.change({ isInPage: false })
        const outcome = runMutation(change, { source, snapshot: takeSnapshot(session, OFFERED), run }, session)
        await settled()
        expect(sent()).to.equal(1)
        source.change({ isInPage: false })
        platform.arrivals.at(-1)?.respond(new Response(null, { status: 429 }))
        await advance(SECOND)
        const isSent = isDeletion(change.operation) || run !== undefined
        expect(sent()).to.equal(isSent ? 2 : 1)
        if (!isSent) expect(await outcome).to.deep.equal({ status: 'rejected', reason: 'not-offered' })
      }
    })

    it('rejects a command pressed more than ten seconds ago, except a confirmed deletion', async () => {
      const { session, change, source, sent } = await open(make)
      const snapshot = takeSnapshot(session, OFFERED)
      await advance(10 * SECOND + 1)
      const outcome = runMutation(change, { source, snapshot }, session)
      await settled()
      const isSent = isDeletion(change.operation)
      expect([sent(), source.confirmCount()]).to.deep.equal(isSent ? [1, 1] : [0, 0])
      if (!isSent) expect(await outcome).to.deep.equal({ status: 'rejected', reason: 'expired' })
    })

    it('repeats all checks except before-change after before-change was dispatched', async () => {
      const results: string[] = []
      const wanted: string[] = []
      for (const { name, reason, concerns, happen } of REASONS) {
        const env = await open(make)
        // The key is taken while `before-change` is being dispatched.
        if ((concerns && !concerns(env.change)) || happen === doTheSame || reason === 'canceled') continue
        env.source.change({ whileAsking: () => void happen(env) })
        const { session, change, source } = env
        const outcome = await runMutation(change, { source, snapshot: takeSnapshot(session, OFFERED) }, session)
        results.push(`${name}: ${statusOf(outcome)}, ${env.sent()} sent, ${env.pending()} pending`)
        wanted.push(`${name}: ${reason}, 0 sent, 0 pending`)
      }
      expect(results).to.deep.equal(wanted)
    })

    it('sends a command once if the host requests it again during before-change', async () => {
      const { session, change, source, sent } = await open(make)
      const nested: Promise<MutationOutcome>[] = []
      source.change({
        whileAsking: () =>
          nested.push(runMutation(change, { source, snapshot: takeSnapshot(session, OFFERED) }, session))
      })
      void runMutation(change, { source, snapshot: takeSnapshot(session, OFFERED) }, session)
      await settled()
      // The deletion that is being confirmed supersedes the nested one.
      const status = isDeletion(change.operation) ? 'superseded' : 'ignored'
      expect(await Promise.all(nested)).to.deep.equal([{ status }])
      expect([sent(), source.confirmCount()]).to.deep.equal([1, 1])
    })

    it('does not count the time that before-change takes', async () => {
      const { session, change, source, sent } = await open(make)
      source.change({ whileAsking: () => setClock(Date.now() + MINUTE) })
      void runMutation(change, { source, snapshot: takeSnapshot(session, OFFERED) }, session)
      await settled()
      expect(sent()).to.equal(1)
    })
  })
}
