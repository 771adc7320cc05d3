import { expect } from 'chai'
import { createElement, type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { elementComponents } from '../../wrappers/react-component.js'
import { type CountedElement, defineCounted, newTag } from './counted-element.js'

const create = elementComponents(['deviceIds', 'heading', 'disableSearch', 'deviceFilter'], ['device-click'])

describe('React component', () => {
  let root: Root
  let place: HTMLElement
  let tag: string

  beforeEach(() => {
    tag = newTag()
    place = document.body.appendChild(document.createElement('div'))
    root = createRoot(place)
  })

  afterEach(() => {
    root.unmount()
    place.remove()
  })

  const draw = (content: ReactNode): void => flushSync(() => root.render(createElement(StrictMode, undefined, content)))

  const found = (): CountedElement | null => place.querySelector<CountedElement>(tag)

  it('sets the options of an element that was defined before, once each', () => {
    defineCounted(tag)
    const Component = create(tag, () => Promise.resolve())
    const deviceFilter = (): boolean => true
    draw(createElement(Component, { deviceIds: ['a', 'b,c'], heading: 'Doors', disableSearch: true, deviceFilter }))
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
    draw(createElement(Component, { heading: 'Doors', deviceFilter }))
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
      draw(createElement(Component, { deviceIds: ['a'], heading, deviceFilter, onDeviceClick: () => undefined }))
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
    draw(createElement(Component, { deviceIds: ['a'], disableSearch: true, deviceFilter: () => true }))
    draw(createElement(Component, { disableSearch: false }))
    expect(found()?.hasAttribute('device-ids')).to.equal(false)
    expect(found()?.hasAttribute('disable-search')).to.equal(false)
    expect(found()?.deviceFilter).to.equal(undefined)
  })

  it('keeps an option that the element has changed itself', () => {
    defineCounted(tag)
    const Component = create(tag, () => Promise.resolve())
    draw(createElement(Component, { heading: 'Doors' }))
    found()?.setAttribute('heading', 'Its own')
    draw(createElement(Component, { heading: 'Doors', className: 'wide' }))
    expect(found()?.getAttribute('heading')).to.equal('Its own')
    draw(createElement(Component, { heading: 'Windows' }))
    expect(found()?.getAttribute('heading')).to.equal('Windows')
  })

  it('calls the handler of the last render, once per event', () => {
    const Component = create(tag, () => Promise.resolve())
    const heard: string[] = []
    const click = (): boolean | undefined =>
      found()?.dispatchEvent(new CustomEvent('device-click', { cancelable: true }))
    draw(createElement(Component, { onDeviceClick: () => heard.push('first') }))
    draw(
      createElement(Component, {
        onDeviceClick: (event: Event) => {
          heard.push('second')
          event.preventDefault()
        }
      })
    )
    expect(click()).to.equal(false)
    draw(createElement(Component))
    expect(click()).to.equal(true)
    expect(heard).to.deep.equal(['second'])
  })

  it('passes the element with its options to the ref', () => {
    defineCounted(tag)
    const Component = create(tag, () => Promise.resolve())
    const given: unknown[] = []
    draw(
      createElement(Component, {
        heading: 'Doors',
        ref: (element: HTMLElement | null) => void given.push(element?.getAttribute('heading'))
      })
    )
    draw(null)
    expect(given.at(0)).to.equal('Doors')
    expect(given.at(-1)).to.equal(undefined)
  })

  it('has the styles of the host, including its visibility', () => {
    const Component = create(tag, () => Promise.resolve())
    const onDeviceClick = (): void => undefined
    draw(createElement(Component, { onDeviceClick, style: { color: 'red' } }))
    expect([found()?.style.color, found()?.style.visibility]).to.deep.equal(['red', ''])
    draw(createElement(Component, { onDeviceClick, style: { visibility: 'hidden' } }))
    expect([found()?.style.color, found()?.style.visibility]).to.deep.equal(['', 'hidden'])
    draw(createElement(Component, { onDeviceClick }))
    expect(found()?.style.visibility).to.equal('')
  })
})
