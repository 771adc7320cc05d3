import type { Clock } from '@sinonjs/fake-timers'
import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { flushSync } from 'react-dom'
import { stopTimers } from '../clock.js'
import { CopyButton } from '../../src/ui/actions/copy-button.js'
import { Timeline } from '../../src/ui/layout/timeline.js'
import { frames, mount, type Mounted, press, unmountAll, until } from './mount.js'

/** Puts another clipboard, or none, in the place of the browser's. */
function replaceClipboard(clipboard: Partial<Clipboard> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
}

const button = (
  <CopyButton
    text="482913"
    label="Copy code"
    copiedLabel="Copied"
    fieldLabel="Code"
    hint={(keys) => `Press ${keys} to copy`}
    closeLabel="Close"
  />
)

const says = ({ all }: Mounted, text: string) => all('status').some(({ textContent }) => textContent === text)

afterEach(() => {
  unmountAll()
  Reflect.deleteProperty(navigator, 'clipboard')
})

describe('A copy button', () => {
  describe('where there is a clipboard', () => {
    let clock: Clock | undefined
    let written: string[] = []
    beforeEach(() => {
      written = []
      replaceClipboard({ writeText: async (text) => void written.push(text) })
      clock = stopTimers()
    })
    afterEach(() => clock?.uninstall())

    it('copies its text, says so, and stops saying so after 3 s', async () => {
      const mounted = mount(button)
      press(mounted.get('button', 'Copy code'))
      expect(written).to.deep.equal(['482913'])
      await until(() => says(mounted, 'Copied'))
      await frames(2)
      flushSync(() => clock?.tick(2999))
      expect(says(mounted, 'Copied')).to.equal(true)
      flushSync(() => clock?.tick(1))
      await until(() => !says(mounted, 'Copied'))
      expect(mounted.root.querySelector('input')).to.equal(null)
    })
  })

  const clipboards: Record<string, Partial<Clipboard> | undefined> = {
    'is none': undefined,
    refuses: { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }
  }
  for (const [what, clipboard] of Object.entries(clipboards)) {
    describe(`where the clipboard ${what}`, () => {
      beforeEach(() => replaceClipboard(clipboard))

      async function refused() {
        const mounted = mount(button)
        mounted.get('button', 'Copy code').focus()
        press(mounted.get('button', 'Copy code'))
        await until(() => mounted.all('textbox').length)
        return mounted
      }

      it('shows the text, selected, with the focus, and says how to copy it', async () => {
        const { get, root } = await refused()
        const field = get('textbox', 'Code')
        if (!(field instanceof HTMLInputElement)) throw new TypeError('This is no field.')
        expect(field).to.include({ value: '482913', readOnly: true, selectionStart: 0, selectionEnd: 6 })
        expect(root.activeElement).to.equal(field)
        expect(field.ariaDescribedByElements?.[0]?.textContent).to.match(/^Press (Ctrl\+|⌘)C to copy$/)
      })

      it('is itself again, with the focus, when that is closed by its button or by Escape', async () => {
        const first = await refused()
        press(first.get('button', 'Close'))
        expect(first.all('textbox')).to.have.length(0)
        const second = await refused()
        let escapes = 0
        second.host.addEventListener('keydown', () => (escapes += 1))
        await sendKeys({ press: 'Escape' })
        expect(second.all('textbox')).to.have.length(0)
        await until(() => second.root.activeElement === second.get('button', 'Copy code'))
        expect(escapes).to.equal(0)
      })
    })
  }
})

describe('A line of time', () => {
  const boxes = (start: number | undefined, end: number | undefined, now: number, dir = 'ltr') => {
    const { get, host } = mount(<Timeline start={start} end={end} now={now} label="Ends tomorrow" tone="ok" />)
    host.dir = dir
    const picture = get('picture', 'Ends tomorrow')
    const line = picture.getBoundingClientRect()
    const [span, dot] = [...picture.children].map((part) => part.getBoundingClientRect())
    const share = (place = 0) => Math.round(((place - line.left) / line.width) * 100)
    return { span: [share(span?.left), share(span?.right)], now: share((dot?.left ?? 0) + (dot?.width ?? 0) / 2), line }
  }

  it('is a picture with a name, 48 to 120 px wide and 16 px high', () => {
    const { line } = boxes(0.25, 0.75, 0.5)
    expect(line.width).to.be.within(48, 120)
    expect(line.height).to.equal(16)
  })

  it('shows the stretch and the present, from the side that the text starts at', () => {
    expect(boxes(0.25, 0.75, 0.5)).to.deep.include({ span: [25, 75], now: 50 })
    expect(boxes(0, 0.25, 0.75)).to.deep.include({ span: [0, 25], now: 75 })
    expect(boxes(0, 0.25, 0.75, 'rtl')).to.deep.include({ span: [75, 100], now: 25 })
  })

  it('goes to the end of the line where it is open, and never past it', () => {
    expect(boxes(undefined, 0.5, 0.5).span).to.deep.equal([0, 50])
    expect(boxes(0.5, undefined, 0.5).span).to.deep.equal([50, 100])
    expect(boxes(-1, 4, 3)).to.deep.include({ span: [0, 100], now: 100 })
  })
})
