import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IS_FULL_RUN } from '../../.ci/seed.mjs'
import { eventually, openPage, pageOf, useBrowser } from './support/browser.mjs'
import { countBegun } from './support/count-begun.mjs'
import { prepareCycles } from './support/cycles.mjs'

useBrowser({ isAlone: true })

const WARM_UP = 6
/** What is left behind once in each cycle is seen after one; what is left behind now and then, after many. */
const CYCLES = IS_FULL_RUN ? 100 : 8
/** How long an element that was taken out is kept, and a little, in ms. */
const KEPT = 11 * 60_000

/** Every element but that which shows nothing, with what makes it show something. */
const ELEMENTS = {
  'x-device-table': { rowActions: true, selectable: true },
  'x-device-details': { deviceId: 'device_living_room_sensor' },
  'x-lock-details': { deviceId: 'device_front_door' },
  'x-thermostat': { deviceId: 'device_studio_thermostat' },
  'x-noise-sensor-details': { deviceId: 'device_living_room_sensor' },
  'x-preset-manager': { deviceId: 'device_studio_thermostat' },
  'x-thermostat-schedule': { deviceId: 'device_hallway_thermostat' },
  'x-access-code-table': { deviceId: 'device_front_door' },
  'x-access-code-details': { accessCodeId: 'access_code_garage_2' },
  'x-access-code-form': { deviceId: 'device_front_door' },
  'x-supported-devices': {},
  'x-activity': {},
  'x-overview': {},
  'x-connect-account': {}
}

/** What an element begins, or is made of: each is counted by the names of its classes. */
const KINDS = ['EventTarget', 'IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'CSSStyleSheet']

const METRICS = new Set(['Documents', 'Frames', 'Nodes', 'JSEventListeners'])

/** Opens a page with every element, which counts what is there. */
async function openRoom(t) {
  const { page, log } = await openPage(t, {
    files: { '/': pageOf('', '/count.js'), '/count.js': `(${countBegun})()` },
    ...(t.name.includes('minutes') && { now: Date.UTC(2026, 10, 22, 10) })
  })
  await page.evaluate(prepareCycles, ELEMENTS)
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Performance.enable')
  await protocol.send('Runtime.enable')

  /** How many objects of a class there are, by their own classes, or their tags. */
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

  /** How much there is of everything, once all is collected that can be. */
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

/** What is there more of than before. */
const grown = (before, after) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) =>
      value > (before[name] ?? 0) ? [[name, `${before[name] ?? 0} → ${value}`]] : []
    )
  )

test(`${CYCLES} cycles of every element, with sessions that end, leave nothing behind`, async (t) => {
  const { run, count, log } = await openRoom(t)
  await run(WARM_UP, true)
  const before = await count()
  await run(CYCLES, true)
  await eventually(async () => assert.deepEqual(grown(before, await count()), {}))
  assert.deepEqual(log.errors, [])
})

test('elements that are taken out leave nothing behind once they were kept for ten minutes', async (t) => {
  const { page, run, count, log } = await openRoom(t)
  await run(WARM_UP, false)
  await page.clock.fastForward(KEPT)
  const before = await count()
  await run(WARM_UP, false)
  await page.clock.fastForward(KEPT)
  await eventually(async () => assert.deepEqual(grown(before, await count()), {}))
  assert.deepEqual(log.errors, [])
})
