import * as fc from 'fast-check'
import { isFullRun, SEED } from '../../run-settings.js'
import { front } from '../device-reads.js'
import { rejected } from '../fake-platform.js'
import { countTimers, MINUTE, onFakeClock, SECOND, settled } from '../time.js'
import { IDS, isRead, REPLIES } from './model-platform.js'
import { type ModelSession, openModel, type Press } from './model-session.js'
import { modelTime } from './model-time.js'

/** The runs are split into several tests because each test has a time limit. */
const SEEDS = Array.from({ length: isFullRun ? 50 : 2 }, (_, index) => SEED + index)
const RUNS = isFullRun ? 100 : 50
const OWNERS = ['jane', 'john'] as const

onFakeClock()

const given = globalThis.fetch
afterEach(() => {
  globalThis.fetch = given
})

const user = fc.nat(OWNERS.length - 1)
const PRESSES: readonly Press[] = ['lock', 'unlock', 'rename']

/** Events in the sessions of two users who see doors with the same ids. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('press' as const),
      user,
      id: fc.constantFrom(...IDS),
      press: fc.constantFrom(...PRESSES)
    })
  },
  {
    weight: 9,
    arbitrary: fc.record({
      what: fc.constant('response' as const),
      user,
      index: fc.nat(4),
      reply: fc.constantFrom(...REPLIES)
    })
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('read' as const), user }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('turn' as const), user, id: fc.constantFrom(...IDS) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('attempt' as const), user, isDone: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('renew' as const), user, isSameUser: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('page' as const),
      user,
      to: fc.constantFrom('hide', 'show', 'goOffline', 'goOnline')
    })
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('jump' as const), by: fc.constantFrom(-2 * 60 * MINUTE, 2 * 60 * MINUTE) })
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('pass' as const),
      by: fc.constantFrom(200, 500, SECOND, 2 * SECOND, 8 * SECOND, 31 * SECOND)
    })
  }
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function take(models: readonly ModelSession[], step: Step): Promise<void> {
  if (step.what === 'pass') return modelTime.advance(step.by)
  if (step.what === 'jump') return modelTime.jump(step.by)
  const model = models[step.user]
  if (!model) return
  switch (step.what) {
    case 'press':
      return model.press(step.id, step.press)
    case 'response':
      return model.platform.respond(step.index, step.reply)
    case 'read':
      return model.read()
    case 'turn':
      return model.platform.turn(step.id)
    case 'attempt':
      return model.platform.endAttempt(step.isDone)
    case 'renew':
      return model.renew(step.isSameUser)
    case 'page':
      return model.page[step.to]()
  }
}

/** Answers all requests until there are no new ones. */
async function respondToAll({ platform }: ModelSession): Promise<void> {
  platform.endAttempt(true)
  while (platform.waiting().length > 0) {
    platform.respond(0, 'done')
    await settled()
  }
}

/**
 * Waits two minutes until all commands have ended, then answers everything, so that the displayed data becomes true.
 */
async function heal(models: readonly ModelSession[]): Promise<void> {
  for (const { page } of models) {
    page.show()
    page.goOnline()
    page.touch()
  }
  await modelTime.advance(3 * MINUTE)
  for (let looks = 0; looks < 4; looks += 1) {
    for (const model of models) await respondToAll(model)
    await modelTime.advance(20 * SECOND)
  }
  for (const model of models) {
    model.read()
    await settled()
    await respondToAll(model)
  }
}

describe('Store in random event sequences', () => {
  for (const seed of SEEDS) {
    it(`shows true data, sends each command once and in time, and never mixes two users (seed ${seed})`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
          modelTime.reset()
          const models = OWNERS.map(openModel)
          try {
            await settled()
            for (const model of models) await respondToAll(model)
            for (const each of steps) {
              await take(models, each)
              await settled()
              for (const model of models) model.check()
            }
            await heal(models)
            for (const model of models) model.checkTruth()
            // A refused route is not requested again before.
            for (const model of models) model.refresh()
            await settled()
            for (const model of models) await respondToAll(model)
            for (const model of models) model.checkTruth()
          } finally {
            for (const { session } of models) session.dispose()
            globalThis.fetch = given
            await settled()
          }
          expect(countTimers(), 'a timer that outlives its session').to.equal(0)
        }),
        { numRuns: RUNS, seed, endOnFailure: true, includeErrorInReport: true }
      )
    })
  }

  it('retries failures at most once in ten seconds, however often the page becomes hidden and visible', async () => {
    const coming = fc.array(
      fc.record({
        to: fc.constantFrom('hide', 'show', 'goOffline', 'goOnline'),
        after: fc.integer({ min: 10, max: 6000 })
      }),
      { minLength: 5, maxLength: 20 }
    )
    let retries = 0
    await fc.assert(
      fc.asyncProperty(coming, async (steps) => {
        modelTime.reset()
        const model = openModel('jane')
        const { fake, page, session } = model
        try {
          await settled()
          await respondToAll(model)
          // No refusal, which is never retried.
          fake.on('/devices/get', () => rejected(400, 'invalid_input'))
          fake.on('/devices/list', () => rejected(400, 'invalid_input'))
          model.read()
          await settled()
          const reads: number[] = []
          let seen = fake.arrivals.length
          for (const { to, after } of steps) {
            page[to]()
            for (let passed = 0; passed < after; passed += 100) {
              await modelTime.advance(100)
              for (const arrival of fake.arrivals.slice(seen))
                if (isRead(arrival) && arrival.path === '/devices/get') reads.push(modelTime.now())
              seen = fake.arrivals.length
            }
          }
          for (const [index, at] of reads.entries()) {
            const previous = reads[index - 1]
            if (previous === undefined) continue
            expect(at - previous, 'ms between two reads').to.be.at.least(9_900)
            retries += 1
          }
          expect(session.store.getState().queries.get(front.key)?.error).not.to.equal(undefined)
        } finally {
          session.dispose()
          globalThis.fetch = given
        }
      }),
      { numRuns: 50, seed: 15 }
    )
    expect(retries, 'compared reads').to.be.at.least(25)
  })
})
