import type { ComponentType, ReactNode } from 'react'
import { defineScreen } from '../../src/element/custom-element/element-definition.js'
import { Screen } from '../../src/element/frame/screen.js'
import { useInnerScreen } from '../../src/element/frame/use-inner-screen.js'
import { lazyPart } from '../../src/element/lazy/lazy-part.js'
import { lazyScreen } from '../../src/element/lazy/lazy-screen.js'
import { NotFetchedError } from '../../src/element/loading/import-chunk.js'
import { define } from '../../src/element/root/define.js'
import { ScreenElement } from '../../src/element/root/screen-element.js'
import { Button } from '../../src/ui/actions/button.js'
import { clock, useFakeClock } from '../clock.js'
import { alertOf, findButton, headingOf, notes, press, settled, takeFailures, textOf, until } from './page.js'
import { client, onStage } from './stage.js'

const FAILURE = 'Something went wrong in this widget'

describe('Screen that fails', () => {
  onStage()
  useFakeClock()

  /** Behavior of each part when it is rendered. */
  let broken: ReadonlySet<'details' | 'content' | 'part' | 'list'>
  let load: () => Promise<ComponentType>
  beforeEach(() => {
    broken = new Set()
    load = async () => Details
  })

  const parts = (...names: readonly ('details' | 'content' | 'part' | 'list')[]): void => {
    broken = new Set(names)
  }
  function renderText(name: 'details' | 'content' | 'part' | 'list', text: string): string {
    if (broken.has(name)) throw new Error(`The ${name} is broken.`)
    return text
  }
  const Content = (): ReactNode => renderText('content', 'The content')
  const Part = lazyPart(async () => (): ReactNode => renderText('part', 'The part'))
  function Details(): ReactNode {
    return (
      <Screen name="device-details" title={renderText('details', 'The details')} state="ready">
        <Content />
        <Part />
      </Screen>
    )
  }
  let defined = 0

  /** Adds an element with a list that opens lazily loaded details. */
  function add(): HTMLElement {
    const tag = `test-failing-${(defined += 1)}`
    const LazyDetails = lazyScreen(
      () => load(),
      () => 'The details'
    )
    const Rows = (): ReactNode => renderText('list', 'The rows')
    function List(): ReactNode {
      const details = useInnerScreen('one')
      return details.wrap(
        details.isOpen ? (
          <LazyDetails />
        ) : (
          <Screen name="device-table" title="The list" state="ready">
            <Button onClick={details.open}>Open</Button>
            <Rows />
          </Screen>
        )
      )
    }
    define(
      tag,
      class extends ScreenElement {
        static override readonly definition = defineScreen({}, List)
      }
    )
    const element = document.createElement(tag)
    Object.assign(element, { client, disableTelemetry: true })
    return document.body.appendChild(element)
  }
  async function advance(milliseconds: number): Promise<void> {
    await settled()
    await clock.tickAsync(milliseconds)
    await settled()
  }
  async function open(element: HTMLElement): Promise<void> {
    await advance(0)
    await press(element, 'Open')
    await advance(0)
  }
  function expectReported(...messages: readonly string[]): void {
    expect(
      notes.reports.map(({ detail }) => (detail.error instanceof Error ? detail.error.message : ''))
    ).to.deep.equal(messages)
    expect(takeFailures().uncaught).to.deep.equal([])
  }
  async function expectFrame(element: HTMLElement): Promise<void> {
    await until(() => alertOf(element).includes(FAILURE))
    expect(headingOf(element)).to.equal('The details')
    expect(element.matches(':state(error)')).to.equal(true)
    expect(findButton(element, 'Back')).not.to.equal(undefined)
  }
  async function expectWayBack(element: HTMLElement): Promise<void> {
    await press(element, 'Back')
    await until(() => headingOf(element) === 'The list')
    expect(alertOf(element)).to.equal('')
    expect(element.matches(':state(ready)')).to.equal(true)
  }

  it('keeps title and "Back" if its code fails to load, and is shown by "Try again"', async () => {
    load = () => Promise.reject(new NotFetchedError())
    const element = add()
    await open(element)
    await advance(8000)
    await expectFrame(element)
    await expectWayBack(element)
    await open(element)
    await advance(8000)
    await expectFrame(element)
    load = async () => Details
    await press(element, 'Try again')
    await until(() => textOf(element).includes('The content'))
    expect(element.matches(':state(ready)')).to.equal(true)
    const message = 'A part of the element could not be fetched.'
    expectReported(message, message)
  })

  it('keeps title and "Back" if it cannot be rendered', async () => {
    const element = add()
    parts('details')
    await open(element)
    await expectFrame(element)
    parts()
    await press(element, 'Try again')
    await until(() => textOf(element).includes('The content'))
    expect(element.matches(':state(ready)')).to.equal(true)
    expectReported('The details is broken.')
    await expectWayBack(element)
  })

  it('keeps title and "Back" if its content cannot be rendered', async () => {
    const element = add()
    parts('content')
    await open(element)
    await expectFrame(element)
    await press(element, 'Try again')
    await expectFrame(element)
    parts()
    await press(element, 'Try again')
    await until(() => textOf(element).includes('The content'))
    expect(element.matches(':state(ready)')).to.equal(true)
    expectReported('The content is broken.', 'The content is broken.')
    await expectWayBack(element)
  })

  it('keeps everything else if a part of it cannot be rendered', async () => {
    const element = add()
    parts('part')
    await open(element)
    await until(() => alertOf(element).includes(FAILURE))
    expect(textOf(element)).to.include('The content')
    expect(element.matches(':state(ready)')).to.equal(true)
    expectReported('The part is broken.')
    expect(notes.reports[0]?.detail.operation).to.equal('render')
    parts()
    await press(element, 'Try again')
    await until(() => textOf(element).includes('The part'))
  })

  it('keeps the title of the first screen', async () => {
    parts('list')
    const element = add()
    await advance(0)
    await until(() => alertOf(element).includes(FAILURE))
    expect(headingOf(element)).to.equal('The list')
    expect(findButton(element, 'Back')).to.equal(undefined)
    parts()
    await press(element, 'Try again')
    await until(() => textOf(element).includes('The rows'))
    expectReported('The list is broken.')
  })
})
