import { recordInput } from '../../src/element/prerender/input-recording.js'
import { hideNotLoaded, showNotLoaded, showStillLoading } from '../../src/element/prerender/not-loaded.js'
import { removePrerendered, showPrerendered } from '../../src/element/prerender/placeholder.js'
import { onFreshPage, recordEvents } from './page.js'

// A tag without a definition, like an element whose file could not be loaded.
const TAG = 'x-never-defined'

const FAILED = /could not be loaded/

function addUndefined(...content: readonly (Node | string)[]): HTMLElement {
  const element = document.body.appendChild(document.createElement(TAG))
  element.append(...content)
  return element
}

/** Content of the host for a slot. */
function slotted(slot: string): HTMLElement {
  return Object.assign(document.createElement('span'), { slot, textContent: `The host's ${slot}` })
}

const ignore = (): void => {}
const buttonOf = (element: Element): HTMLButtonElement | null => element.querySelector('button')
const noticeOf = (element: Element): HTMLElement | null => element.querySelector('[role=alert], [role=status]')

describe('Element that could not be loaded', () => {
  onFreshPage()
  afterEach(() => hideNotLoaded(TAG))

  const CONTENTS: Readonly<Record<string, () => readonly (Node | string)[]>> = {
    nothing: () => [],
    'white space': () => ['\n  '],
    'a comment': () => [document.createComment(' doors ')],
    'signed-out content': () => ['\n  ', slotted('signed-out'), '\n'],
    'fallback content': () => [slotted('fallback')],
    'text without a slot': () => ['Doors']
  }
  for (const [what, content] of Object.entries(CONTENTS)) {
    it(`shows the message and "Try again" when it contains ${what}`, () => {
      const element = addUndefined(...content())
      const reports = recordEvents(element, 'platform-error')
      let retries = 0
      showNotLoaded(element, new Error('Not found'), () => (retries += 1))
      expect(noticeOf(element)?.checkVisibility()).to.equal(true)
      expect(noticeOf(element)?.textContent).to.match(FAILED)
      buttonOf(element)?.click()
      expect(retries).to.equal(1)
      expect(reports).to.have.length(1)
    })

    it(`keeps ${what} as the host has added it`, () => {
      const given = content()
      const element = addUndefined(...given)
      const previous = element.innerHTML
      showNotLoaded(element, new Error('Not found'), ignore)
      hideNotLoaded(TAG)
      expect(element.innerHTML).to.equal(previous)
    })
  }

  it('keeps the fallback content visible next to the message', () => {
    const fallback = slotted('fallback')
    const element = addUndefined(fallback)
    showNotLoaded(element, new Error('Not found'), ignore)
    expect(fallback.checkVisibility()).to.equal(true)
  })

  it('shows the message again after the host has replaced the content', () => {
    const element = addUndefined()
    showStillLoading(element, ignore)
    element.replaceChildren(slotted('fallback'))
    showNotLoaded(element, new Error('Not found'), ignore)
    expect(noticeOf(element)?.textContent).to.match(FAILED)
  })

  it('shows the message and the fallback content after its prerendered screen was removed', () => {
    const fallback = slotted('fallback')
    const element = addUndefined(fallback, slotted('signed-out'))
    element.attachShadow({ mode: 'open' })
    showPrerendered(element, recordInput(document.createElement('div'), { isCurrent: () => true, update: () => {} }))
    expect(fallback.checkVisibility()).to.equal(false)
    showNotLoaded(element, new Error('Not found'), ignore)
    expect(noticeOf(element)?.checkVisibility()).to.equal(true)
    expect(fallback.checkVisibility()).to.equal(true)
    expect(element.querySelector('[slot=signed-out]')?.checkVisibility()).to.equal(false)
  })

  it('shows text without a slot again after its prerendered screen was removed', () => {
    const element = addUndefined('Doors')
    element.attachShadow({ mode: 'open' })
    showPrerendered(element, recordInput(document.createElement('div'), { isCurrent: () => true, update: () => {} }))
    removePrerendered(element)
    expect(element.innerText).to.equal('Doors')
  })
})
