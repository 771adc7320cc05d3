import { expect } from 'chai'
import type { BulkOutcome } from '../../../src/core/bulk/bulk-outcome.js'
import { getBulk } from '../../../src/core/bulk/bulk.js'
import type { Mutation } from '../../../src/core/actions/mutation.js'
import type { MutationOutcome } from '../../../src/core/actions/run-mutation.js'
import type { RejectionReason } from '../../../src/core/gate/command-origin.js'
import { isDeletion, OPERATIONS } from '../../../src/core/gate/operations.js'
import { openSession, type OpenSession } from '../open-session.js'
import { willing } from '../send.js'
import { MINUTE, onFakeClock, pass, SECOND, setClock, settled } from '../time.js'
import { changedElsewhere, EVERY_COMMAND, known } from './every-command.js'
import { moodyAsker, type MoodyAsker } from './moody-asker.js'

onFakeClock()

/** Calls that read, or follow a command: all others change something. */
const READS = /\/(?:get|list)$/

interface World extends OpenSession {
  readonly asker: MoodyAsker
  readonly change: Mutation<unknown>
  /** What reached the platform that changes something, apart from what filled the places before it. */
  readonly sent: () => number
  /** How many changes are pending. */
  readonly pending: () => number
}

async function open(make: () => Mutation<unknown>): Promise<World> {
  const opened = await openSession()
  opened.session.store.setState({ confirmed: known() })
  const sent = (): number => opened.platform.arrivals.filter(({ path }) => !READS.test(path)).length
  const pending = (): number => opened.session.store.getState().mutations.size
  return { ...opened, asker: moodyAsker(), change: make(), sent, pending }
}

/** Somebody does the same in another element, and is done with it. */
async function doTheSame({ session, change, platform }: World): Promise<void> {
  const { patch: _patch, creates: _made, ...same } = change
  const other = session.mutate({ ...same, isCommand: false }, { source: willing, snapshot: session.takeSnapshot() })
  await settled()
  platform.arrivals.at(-1)?.answer(Response.json({}))
  await other
}

/** What makes the gate refuse a command that was asked for before. */
const REASONS: readonly {
  readonly name: string
  readonly refusal: RejectionReason
  /** Whether there is such a thing for a command. */
  readonly concerns?: (change: Mutation<unknown>) => boolean
  readonly happen: (world: World) => unknown
}[] = [
  {
    name: 'another user is being found out',
    refusal: 'signed-out',
    happen: ({ asker }) => asker.change({ presence: 'verifying' })
  },
  { name: 'somebody else is there', refusal: 'signed-out', happen: ({ asker }) => asker.change({ presence: 'gone' }) },
  {
    name: 'an option forbids it',
    refusal: 'not-allowed',
    concerns: ({ operation }) => OPERATIONS[operation] !== undefined,
    happen: ({ asker }) => asker.change({ allows: false })
  },
  {
    name: 'it is not offered any more',
    refusal: 'not-offered',
    happen: ({ asker }) => asker.change({ offers: false })
  },
  { name: 'the same was done since in another element', refusal: 'changed', happen: doTheSame },
  {
    name: 'somebody has changed it elsewhere since',
    refusal: 'changed',
    concerns: ({ precondition }) => precondition !== undefined,
    happen: ({ session }) => session.store.setState({ confirmed: changedElsewhere() })
  },
  { name: 'the host refuses', refusal: 'canceled', happen: ({ asker }) => asker.change({ stands: false }) }
]

/** The ways on which a command comes to be sent later than it was asked for. */
const ORIGINS: Readonly<
  Record<string, (world: World, happen: () => unknown) => Promise<MutationOutcome | BulkOutcome | undefined>>
> = {
  /** A press that waits for something, a retry, an undo: each goes by the moment that it was asked for. */
  async 'that waits'({ session, change, asker: source }, happen) {
    const snapshot = session.takeSnapshot()
    await happen()
    return session.mutate(change, { source, snapshot })
  },
  async 'that is sent again, since the platform was too busy'({ session, change, asker: source, platform }, happen) {
    const outcome = session.mutate(change, { source, snapshot: session.takeSnapshot() })
    await settled()
    platform.arrivals.at(-1)?.answer(new Response(null, { status: 429, headers: { 'retry-after': '5' } }))
    await settled()
    await happen()
    await pass(MINUTE)
    return outcome
  },
  async 'of a run that has not come to it'({ session, change, asker: source, platform }, happen) {
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
      snapshot: session.takeSnapshot(),
      onFailed() {},
      onSettled() {}
    })
    await settled()
    const placed = platform.arrivals.slice(-6)
    await happen()
    for (const each of placed) each.answer(Response.json({}))
    await settled()
    const { outcomes } = bulk.store.getState()
    return outcomes ? outcomes.get(change.key) : { status: 'ended' }
  }
}

/** What became of it, in one word. */
function wordOf(outcome: MutationOutcome | BulkOutcome | undefined): string {
  if (outcome?.status === 'refused') return outcome.refusal
  return outcome?.status === 'skipped' ? outcome.reason : String(outcome?.status)
}

for (const [operation, make] of Object.entries(EVERY_COMMAND)) {
  describe(`The gate before ${operation}`, () => {
    for (const [origin, walk] of Object.entries(ORIGINS)) {
      it(`lets one through ${origin}, and none of those that may not`, async () => {
        const results: string[] = []
        const wanted: string[] = []
        for (const { name, refusal, concerns, happen } of REASONS) {
          const world = await open(make)
          if (concerns && !concerns(world.change)) continue
          const isAgain = origin.startsWith('that is sent again')
          // What is under way keeps its key, and the host was asked when it was sent first.
          if (isAgain && (happen === doTheSame || refusal === 'canceled')) continue
          const isRun = origin.startsWith('of a run')
          let before = 0
          const outcome = await walk(world, async () => {
            await happen(world)
            before = world.sent()
          })
          if (isRun && refusal === 'signed-out' && world.asker.status() === 'verifying') {
            // It waits until that is known.
            results.push(`${name}: ${wordOf(outcome)}, ${world.sent() - before} sent`)
            wanted.push(`${name}: waiting, 0 sent`)
            continue
          }
          const ends = isRun && refusal === 'signed-out'
          results.push(`${name}: ${wordOf(outcome)}, ${world.sent() - before} sent`)
          wanted.push(`${name}: ${ends ? 'ended' : refusal}, 0 sent`)
        }
        expect(results).to.deep.equal(wanted)
      })
    }

    it('lets it through at once, asks the host once, and only once though it is sent again', async () => {
      const { session, change, asker: source, platform, sent } = await open(make)
      void session.mutate(change, { source, snapshot: session.takeSnapshot() })
      await settled()
      expect([sent(), source.asked()]).to.deep.equal([1, 1])
      platform.arrivals.at(-1)?.answer(new Response(null, { status: 429 }))
      await pass(SECOND)
      expect([sent(), source.asked()]).to.deep.equal([2, 1])
    })

    it('sends nothing that was pressed more than ten seconds ago, unless it is a confirmed deletion', async () => {
      const { session, change, asker: source, sent } = await open(make)
      const snapshot = session.takeSnapshot()
      await pass(10 * SECOND + 1)
      const outcome = session.mutate(change, { source, snapshot })
      await settled()
      const isSent = isDeletion(change.operation)
      expect([sent(), source.asked()]).to.deep.equal(isSent ? [1, 1] : [0, 0])
      if (!isSent) expect(await outcome).to.deep.equal({ status: 'refused', refusal: 'late' })
    })

    it('checks everything but the host again after the host was asked', async () => {
      const results: string[] = []
      const wanted: string[] = []
      for (const { name, refusal, concerns, happen } of REASONS) {
        const world = await open(make)
        // While the host is asked the key is taken.
        if ((concerns && !concerns(world.change)) || happen === doTheSame || refusal === 'canceled') continue
        world.asker.change({ whileAsking: () => void happen(world) })
        const { session, change, asker: source } = world
        const outcome = await session.mutate(change, { source, snapshot: session.takeSnapshot() })
        results.push(`${name}: ${wordOf(outcome)}, ${world.sent()} sent, ${world.pending()} pending`)
        wanted.push(`${name}: ${refusal}, 0 sent, 0 pending`)
      }
      expect(results).to.deep.equal(wanted)
    })

    it('sends once what the host requests again while it is asked', async () => {
      const { session, change, asker: source, sent } = await open(make)
      const nested: Promise<MutationOutcome>[] = []
      source.change({
        whileAsking: () => nested.push(session.mutate(change, { source, snapshot: session.takeSnapshot() }))
      })
      void session.mutate(change, { source, snapshot: session.takeSnapshot() })
      await settled()
      // The deletion that is being asked about stands for both.
      const status = isDeletion(change.operation) ? 'superseded' : 'ignored'
      expect(await Promise.all(nested)).to.deep.equal([{ status }])
      expect([sent(), source.asked()]).to.deep.equal([1, 1])
    })

    it('does not count the time in which the host is asked', async () => {
      const { session, change, asker: source, sent } = await open(make)
      source.change({ whileAsking: () => setClock(Date.now() + MINUTE) })
      void session.mutate(change, { source, snapshot: session.takeSnapshot() })
      await settled()
      expect(sent()).to.equal(1)
    })
  })
}
