import { createElement, type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { elementComponents } from '../../wrappers/react-component.js'
import { type CountedElement, defineCounted, newTag } from './counted-element.js'

/** The elements that were preloaded, with their headings. */
const preloaded: [element: Element, heading: string | null][] = []

const create = elementComponents(
  ['deviceIds', 'heading', 'disableSearch', 'deviceFilter'],
  ['device-click'],
  (element, load) => {
    preloaded.push([element, element.getAttribute('heading')])
    load()
  }
)

describe('React component', () => {
  let root: Root
  let place: HTMLElement
  let tag: string

  beforeEach(() => {
    tag = newTag()
    place = document.body.appendChild(document.createElement('div'))
    root = createRoot(place)
    preloaded.splice(0)
  })

  afterEach(() => {
    root.unmount()
    place.remove()
  })

  const show = (content: ReactNode): void => flushSync(() => root.render(createElement(StrictMode, undefined, content)))

  const found = (): CountedElement | null => place.querySelector<CountedElement>(tag)

  it('sets the options of an element that was defined before, once each', () => {
    defineCounted(tag)
    const Component = create(tag, () => Promise.resolve())
    const deviceFilter = (): boolean => true
    show(createElement(Component, { deviceIds: ['a', 'b,c'], heading: 'Doors', disableSearch: true, deviceFilter }))
    expect(found()?.attributesGiven.toSorted()).to.deep.equal([
      'device-ids=["a","b,c"]',
      'disable-search=',
      'heading=Doors'
    ])
    expect(found()?.propertiesGiven).to.deep.equal(['function'])
    expect(found()?.deviceFilter).to.equal(deviceFilter)
  })

  it('sets the options of an element that is defined later', async () => {
    let isAsked = 0
    const Component = create(tag, async () => {
      isAsked += 1
      await Promise.resolve()
      if (!customElements.get(tag)) defineCounted(tag)
    })
    const deviceFilter = (): boolean => true
    show(createElement(Component, { heading: 'Doors', deviceFilter }))
    expect(isAsked).to.be.greaterThan(0)
    await customElements.whenDefined(tag)
    expect(found()?.getAttribute('heading')).to.equal('Doors')
    expect(found()?.deviceFilter).to.equal(deviceFilter)
    expect(found()?.getAttributeNames().toSorted()).to.deep.equal(['heading', 'style'])
    expect(found()?.style.visibility).to.equal('')
  })

  it('sets only options that have changed between renders', () => {
    defineCounted(tag)
    const Component = create(tag, () => Promise.resolve())
    const deviceFilter = (): boolean => true
    const render = (heading: string): void =>
      show(createElement(Component, { deviceIds: ['a'], heading, deviceFilter, onDeviceClick: () => undefined }))
    render('Doors')
    found()?.attributesGiven.splice(0)
    render('Doors')
    expect(found()?.attributesGiven).to.deep.equal([])
    render('Windows')
    expect(found()?.attributesGiven).to.deep.equal(['heading=Windows'])
    expect(found()?.propertiesGiven).to.deep.equal(['function'])
  })

  it('removes options that are no longer passed', () => {
    defineCounted(tag)
    const Component = create(tag, () => Promise.resolve())
    show(createElement(Component, { deviceIds: ['a'], disableSearch: true, deviceFilter: () => true }))
    show(createElement(Component, { disableSearch: false }))
    expect(found()?.hasAttribute('device-ids')).to.equal(false)
    expect(found()?.hasAttribute('disable-search')).to.equal(false)
    expect(found()?.deviceFilter).to.equal(undefined)
  })

  it('keeps an option that the element has changed itself', () => {
    defineCounted(tag)
    const Component = create(tag, () => Promise.resolve())
    show(createElement(Component, { heading: 'Doors' }))
    found()?.setAttribute('heading', 'Its own')
    show(createElement(Component, { heading: 'Doors', className: 'wide' }))
    expect(found()?.getAttribute('heading')).to.equal('Its own')
    show(createElement(Component, { heading: 'Windows' }))
    expect(found()?.getAttribute('heading')).to.equal('Windows')
  })

  it('calls the handler of the last render, once per event', () => {
    const Component = create(tag, () => Promise.resolve())
    const heard: string[] = []
    const click = (): boolean | undefined =>
      found()?.dispatchEvent(new CustomEvent('device-click', { cancelable: true }))
    show(createElement(Component, { onDeviceClick: () => heard.push('first') }))
    show(
      createElement(Component, {
        onDeviceClick: (event: Event) => {
          heard.push('second')
          event.preventDefault()
        }
      })
    )
    expect(click()).to.equal(false)
    show(createElement(Component))
    expect(click()).to.equal(true)
    expect(heard).to.deep.equal(['second'])
  })

  it('passes the element with its options to the ref', () => {
    defineCounted(tag)
    const Component = create(tag, () => Promise.resolve())
    const given: unknown[] = []
    show(
      createElement(Component, {
        heading: 'Doors',
        ref: (element: HTMLElement | null) => void given.push(element?.getAttribute('heading'))
      })
    )
    show(null)
    expect(given.at(0)).to.equal('Doors')
    expect(given.at(-1)).to.equal(undefined)
  })

  it('has the styles of the host, including its visibility', () => {
    const Component = create(tag, () => Promise.resolve())
    const onDeviceClick = (): void => undefined
    show(createElement(Component, { onDeviceClick, style: { color: 'red' } }))
    expect([found()?.style.color, found()?.style.visibility]).to.deep.equal(['red', ''])
    show(createElement(Component, { onDeviceClick, style: { visibility: 'hidden' } }))
    expect([found()?.style.color, found()?.style.visibility]).to.deep.equal(['', 'hidden'])
    show(createElement(Component, { onDeviceClick }))
    expect(found()?.style.visibility).to.equal('')
  })

  it('preloads an element with its options before its code is loaded, and no other element', () => {
    const loadedAfter: number[] = []
    const Component = create(tag, async () => void loadedAfter.push(preloaded.length))
    show(createElement(Component, { heading: 'Doors' }))
    show(createElement(Component, { heading: 'Windows' }))
    expect(new Set(preloaded.map(([element]) => element))).to.deep.equal(new Set([found()]))
    expect(preloaded.map(([, heading]) => heading))
      .to.include('Doors')
      .and.not.include('Windows')
    expect(loadedAfter.at(0)).to.equal(1)
  })

  it('neither preloads nor loads anything on a server', () => {
    let isLoaded = false
    const Component = create(tag, async () => void (isLoaded = true))
    expect(renderToString(createElement(Component, { heading: 'Doors' }))).to.include('Doors')
    expect([preloaded.length, isLoaded]).to.deep.equal([0, false])
  })
})
