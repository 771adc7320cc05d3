import assert from 'node:assert/strict'
import { SECTIONS } from '../../demo/sections.js'
import { IS_FULL_RUN } from '../runner/seed.mjs'
import { eventually, openBody } from './support/browser.mjs'
import { countBegun } from './support/count-begun.mjs'
import { prepareCycles } from './support/cycles.mjs'
import { test } from './support/test.mjs'

const WARM_UP = 6
/** A leak in each cycle shows after one cycle, an occasional leak only after many. */
const CYCLES = IS_FULL_RUN ? 100 : 8
/** Retention time of a removed element plus a margin, in ms. */
const KEPT = 11 * 60_000

/** Classes of the objects that an element creates. */
const KINDS = ['EventTarget', 'IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'CSSStyleSheet']

const METRICS = new Set(['Documents', 'Frames', 'Nodes', 'JSEventListeners'])

/** Opens a page with every element that can count its objects. */
async function openRoom(scope, options) {
  const { page, log } = await openBody(scope, '', '/count.js', {
    files: { '/count.js': `(${countBegun})()` },
    ...options
  })
  await page.evaluate(prepareCycles, SECTIONS)
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Performance.enable')
  await protocol.send('Runtime.enable')

  /** Counts the objects of a class by their own class or tag. */
  async function countOf(kind) {
    const objectGroup = 'counted'
    const { result: prototype } = await protocol.send('Runtime.evaluate', {
      expression: `${kind}.prototype`,
      objectGroup
    })
    const { objects } = await protocol.send('Runtime.queryObjects', {
      prototypeObjectId: prototype.objectId,
      objectGroup
    })
    const { result } = await protocol.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: `function () {
        const counts = {}
        for (const object of this) {
          const name = customElements.getName(object.constructor) ?? object.constructor.name
          counts[name] = (counts[name] ?? 0) + 1
        }
        return counts
      }`,
      returnByValue: true
    })
    await protocol.send('Runtime.releaseObjectGroup', { objectGroup })
    return result.value
  }

  /** Counts all kinds of objects after garbage collection. */
  async function count() {
    await protocol.send('HeapProfiler.collectGarbage')
    const counts = { ...(await page.evaluate(() => globalThis.countPending())) }
    for (const kind of KINDS) Object.assign(counts, await countOf(kind))
    await protocol.send('HeapProfiler.collectGarbage')
    const { metrics } = await protocol.send('Performance.getMetrics')
    for (const { name, value } of metrics) if (METRICS.has(name)) counts[name] = value
    return counts
  }

  return {
    page,
    log,
    count,
    run: async (cycles, isEnded) =>
      assert.deepEqual(await page.evaluate((how) => globalThis.runCycles(how), { cycles, isEnded }), [])
  }
}

/** Returns the kinds that have more objects than before. */
const grown = (previous, after) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) =>
      value > (previous[name] ?? 0) ? [[name, `${previous[name] ?? 0} → ${value}`]] : []
    )
  )

test(`${CYCLES} cycles of every element with ended sessions leak nothing`, async ({ scope }) => {
  const { run, count, log } = await openRoom(scope)
  await run(WARM_UP, true)
  const initialCount = await count()
  await run(CYCLES, true)
  await eventually(async () => assert.deepEqual(grown(initialCount, await count()), {}))
  assert.deepEqual(log.errors, [])
})

test('Removed elements leak nothing after their retention time of ten minutes', async ({ scope }) => {
  const { page, run, count, log } = await openRoom(scope, { now: Date.UTC(2026, 10, 22, 10) })
  await run(WARM_UP, false)
  await page.clock.fastForward(KEPT)
  const initialCount = await count()
  await run(WARM_UP, false)
  await page.clock.fastForward(KEPT)
  await eventually(async () => assert.deepEqual(grown(initialCount, await count()), {}))
  assert.deepEqual(log.errors, [])
})
