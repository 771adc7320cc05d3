import { type ComponentType } from 'react'
import { defineScreen } from '../../src/element/custom-element/element-definition.js'
import { lazyScreen } from '../../src/element/lazy/lazy-screen.js'
import { NotFetchedError } from '../../src/element/loading/import-chunk.js'
import { define } from '../../src/element/root/define.js'
import { ScreenElement } from '../../src/element/root/screen-element.js'
import { clock, useFakeClock } from '../clock.js'
import { withoutNetwork } from '../features/support/network.js'
import { alertOf, findButton, notes, press, settled, takeFailures, textOf, until } from './page.js'
import { client, onStage } from './stage.js'

type Fetch = () => Promise<ComponentType>

const screen: Fetch = async () => () => 'The screen'
const missing: Fetch = () => Promise.reject(new NotFetchedError('https://cdn.example/screen.js?key=secret'))
const never: Fetch = () => new Promise(() => {})

describe('Lazily loaded screen', () => {
  onStage()
  useFakeClock()

  let defined = 0
  /**
   * Defines an element with a lazily loaded screen. Returns the number of loads and a function that adds the element.
   */
  function defineElement(fetch: () => Fetch): { count: number; add(): HTMLElement } {
    const tag = `test-chunk-${(defined += 1)}`
    const modules = {
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
        modules.count += 1
        return fetch()()
      })
    )
    define(
      tag,
      class extends ScreenElement {
        static override readonly definition = definition
      }
    )
    return modules
  }

  async function advance(milliseconds: number): Promise<void> {
    await settled()
    await clock.tickAsync(milliseconds)
    await settled()
  }

  const FAILURE = 'Something went wrong in this widget'

  function expectReported(...elements: readonly HTMLElement[]): void {
    expect(notes.reports.map(({ target }) => target)).to.have.members(elements)
    for (const { detail } of notes.reports) {
      expect(detail.operation).to.equal('load')
      expect(detail.error).to.be.an('error').with.property('name', 'ChunkLoadError')
      expect(String(detail.error)).not.to.match(/secret|cdn/)
    }
    expect(takeFailures().uncaught).to.deep.equal([])
  }

  it('is shown without an error after a temporary failure', async () => {
    let respond = missing
    const { add } = defineElement(() => respond)
    const element = add()
    await advance(500)
    respond = screen
    expect(alertOf(element)).to.equal('')
    await advance(500)
    await until(() => textOf(element).includes('The screen'))
    expectReported()
  })

  it('shows an error if every attempt fails, reports it once per element, and is loaded again by "Try again"', async () => {
    let respond = missing
    const chunk = defineElement(() => respond)
    const [element, twin] = [chunk.add(), chunk.add()]
    await advance(1000)
    await advance(2000)
    await advance(4000)
    for (const each of [element, twin]) await until(() => alertOf(each).includes(FAILURE))
    expect(chunk.count).to.equal(4)
    await advance(60_000)
    expect(chunk.count).to.equal(4)
    expectReported(element, twin)
    respond = screen
    await press(element, 'Try again')
    await until(() => textOf(element).includes('The screen'))
    expect(chunk.count).to.equal(5)
  })

  it('shows an error with a way back after 30 s', async () => {
    let respond = never
    const { add } = defineElement(() => respond)
    const element = add()
    await advance(29_900)
    expect(alertOf(element)).to.equal('')
    await advance(100)
    await until(() => alertOf(element).includes(FAILURE))
    expectReported(element)
    respond = screen
    await press(element, 'Try again')
    await until(() => textOf(element).includes('The screen'))
  })

  it('shows an error again if "Try again" fails too', async () => {
    const { add } = defineElement(() => never)
    const element = add()
    await advance(30_000)
    await press(element, 'Try again')
    await until(() => !findButton(element, 'Try again'))
    await advance(30_000)
    await until(() => findButton(element, 'Try again'))
    expectReported(element, element)
  })

  it('is loaded automatically when the page is online again', async () => {
    let respond = missing
    const { add } = defineElement(() => respond)
    const element = add()
    await withoutNetwork(async () => {
      await advance(30_000)
      await until(() => alertOf(element).includes(FAILURE))
    })
    respond = screen
    window.dispatchEvent(new Event('online'))
    await advance(0)
    await advance(8000)
    await until(() => textOf(element).includes('The screen'))
    expectReported(element)
  })

  it('is loaded again when the element is put back into the page after a failure', async () => {
    let respond = missing
    const { add } = defineElement(() => respond)
    const element = add()
    await advance(8000)
    await until(() => alertOf(element).includes(FAILURE))
    element.remove()
    await advance(0)
    respond = screen
    document.body.append(element)
    await until(() => textOf(element).includes('The screen'))
    expectReported(element)
  })

  it('causes no errors if the element is removed or put back while it loads', async () => {
    for (const after of [never, missing]) {
      let respond = after
      const { add } = defineElement(() => respond)
      const element = add()
      await advance(500)
      element.remove()
      await advance(31_000)
      respond = screen
      document.body.append(element)
      await until(() => textOf(element).includes('The screen'))
      expectReported()
    }
  })
})
