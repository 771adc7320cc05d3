import type { Clock } from '@sinonjs/fake-timers'
import { expect } from 'chai'
import { type ComponentType } from 'react'
import { stopClock } from '../clock.js'
import { define } from '../../src/element/custom-element/define.js'
import { defineScreen } from '../../src/element/custom-element/element-definition.js'
import { ScreenElement } from '../../src/element/custom-element/screen-element.js'
import { lazyScreen } from '../../src/element/loading/lazy-screen.js'
import { withoutNetwork } from '../features/support/network.js'
import { alertOf, findButton, notes, press, settled, takeFailures, textOf, until } from './page.js'
import { client, onStage } from './stage.js'

type Fetch = () => Promise<ComponentType>

const screen: Fetch = async () => () => 'The screen'
const missing: Fetch = () => Promise.reject(new TypeError('Failed to fetch https://cdn.example/screen.js?key=secret'))
const never: Fetch = () => new Promise(() => {})

describe('A screen that is fetched when it is shown', () => {
  onStage()
  let clock: Clock
  beforeEach(() => {
    clock = stopClock()
  })
  afterEach(() => clock.uninstall())

  let defined = 0
  /** Defines an element whose screen is fetched, and counts how often; returns what adds one. */
  function defineElement(fetch: () => Fetch): { count: number; add(): HTMLElement } {
    const tag = `test-chunk-${(defined += 1)}`
    const made = {
      count: 0,
      add() {
        const element = document.createElement(tag)
        Object.assign(element, { client, disableTelemetry: true })
        return document.body.appendChild(element)
      }
    }
    const definition = defineScreen(
      {},
      lazyScreen(() => {
        made.count += 1
        return fetch()()
      })
    )
    define(
      tag,
      class extends ScreenElement {
        static override readonly definition = definition
      }
    )
    return made
  }

  async function pass(milliseconds: number): Promise<void> {
    await settled()
    await clock.tickAsync(milliseconds)
    await settled()
  }

  const FAILURE = 'Something went wrong here'

  function expectTold(...elements: readonly HTMLElement[]): void {
    expect(notes.reports.map(({ target }) => target)).to.have.members(elements)
    for (const { detail } of notes.reports) {
      expect(detail.operation).to.equal('load')
      expect(detail.error).to.be.an('error').with.property('name', 'ChunkLoadError')
      expect(String(detail.error)).not.to.match(/secret|cdn/)
    }
    expect(takeFailures().uncaught).to.deep.equal([])
  }

  it('is shown after a failure that passes, and nobody is told', async () => {
    let answer = missing
    const { add } = defineElement(() => answer)
    const element = add()
    await pass(500)
    answer = screen
    expect(alertOf(element)).to.equal('')
    await pass(500)
    await until(() => textOf(element).includes('The screen'))
    expectTold()
  })

  it('is an error when it fails at every try, told once in each element, and fetched again by Reload', async () => {
    let answer = missing
    const chunk = defineElement(() => answer)
    const [element, twin] = [chunk.add(), chunk.add()]
    await pass(1000)
    await pass(2000)
    await pass(4000)
    for (const one of [element, twin]) await until(() => alertOf(one).includes(FAILURE))
    expect(chunk.count).to.equal(4)
    await pass(60_000)
    expect(chunk.count).to.equal(4)
    expectTold(element, twin)
    answer = screen
    await press(element, 'Reload')
    await until(() => textOf(element).includes('The screen'))
    expect(chunk.count).to.equal(5)
  })

  it('is an error when it has not come after 30 s, with a way out', async () => {
    let answer = never
    const { add } = defineElement(() => answer)
    const element = add()
    await pass(29_900)
    expect(alertOf(element)).to.equal('')
    await pass(100)
    await until(() => alertOf(element).includes(FAILURE))
    expectTold(element)
    answer = screen
    await press(element, 'Reload')
    await until(() => textOf(element).includes('The screen'))
  })

  it('is an error anew when Reload fails as well', async () => {
    const { add } = defineElement(() => never)
    const element = add()
    await pass(30_000)
    await press(element, 'Reload')
    await until(() => !findButton(element, 'Reload'))
    await pass(30_000)
    await until(() => findButton(element, 'Reload'))
    expectTold(element, element)
  })

  it('is fetched again by itself when the page is online again', async () => {
    let answer = missing
    const { add } = defineElement(() => answer)
    const element = add()
    await withoutNetwork(async () => {
      await pass(30_000)
      await until(() => alertOf(element).includes(FAILURE))
    })
    answer = screen
    window.dispatchEvent(new Event('online'))
    await pass(0)
    await pass(8000)
    await until(() => textOf(element).includes('The screen'))
    expectTold(element)
  })

  it('is fetched again where it failed and the element is put back into the page', async () => {
    let answer = missing
    const { add } = defineElement(() => answer)
    const element = add()
    await pass(8000)
    await until(() => alertOf(element).includes(FAILURE))
    element.remove()
    await pass(0)
    answer = screen
    document.body.append(element)
    await until(() => textOf(element).includes('The screen'))
    expectTold(element)
  })

  it('breaks nothing when the element is removed while it is fetched, nor when it comes back', async () => {
    for (const after of [never, missing]) {
      let answer = after
      const { add } = defineElement(() => answer)
      const element = add()
      await pass(500)
      element.remove()
      await pass(31_000)
      answer = screen
      document.body.append(element)
      await until(() => textOf(element).includes('The screen'))
      expectTold()
    }
  })
})
