import { sendKeys } from '@web/test-runner-commands'
import { flushSync } from 'react-dom'
import { CopyButton } from '../../src/ui/copy/copy-button.js'
import { clock, stopTimers, useFakeClock } from '../clock.js'
import { frames, type Mounted, mount, press, unmountAll, until } from './mount.js'

/** Replaces the clipboard of the browser, or removes it. */
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

const hasStatus = ({ all }: Mounted, text: string) => all('status').some(({ textContent }) => textContent === text)

afterEach(() => {
  unmountAll()
  Reflect.deleteProperty(navigator, 'clipboard')
})

describe('Copy button', () => {
  describe('with a clipboard', () => {
    useFakeClock(stopTimers)
    let written: string[] = []
    beforeEach(() => {
      written = []
      replaceClipboard({ writeText: async (text) => void written.push(text) })
    })

    it('copies its text, and shows a confirmation for 3 s', async () => {
      const mounted = mount(button)
      press(mounted.get('button', 'Copy code'))
      expect(written).to.deep.equal(['482913'])
      await until(() => hasStatus(mounted, 'Copied'))
      await frames(2)
      flushSync(() => clock.tick(2999))
      expect(hasStatus(mounted, 'Copied')).to.equal(true)
      flushSync(() => clock.tick(1))
      await until(() => !hasStatus(mounted, 'Copied'))
      expect(mounted.root.querySelector('input')).to.equal(null)
    })
  })

  const clipboards: Record<string, Partial<Clipboard> | undefined> = {
    'is missing': undefined,
    'rejects the text': { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }
  }
  for (const [what, clipboard] of Object.entries(clipboards)) {
    describe(`if the clipboard ${what}`, () => {
      beforeEach(() => replaceClipboard(clipboard))

      async function rejected() {
        const mounted = mount(button)
        mounted.get('button', 'Copy code').focus()
        press(mounted.get('button', 'Copy code'))
        await until(() => mounted.all('textbox').length)
        return mounted
      }

      it('shows the text selected and focused, with instructions to copy it', async () => {
        const { get, root } = await rejected()
        const field = get('textbox', 'Code')
        if (!(field instanceof HTMLInputElement)) throw new TypeError('This is no field.')
        expect(field).to.include({ value: '482913', readOnly: true, selectionStart: 0, selectionEnd: 6 })
        expect(root.activeElement).to.equal(field)
        expect(field.ariaDescribedByElements?.[0]?.textContent).to.match(/^Press (Ctrl\+|⌘)C to copy$/)
      })

      it('returns to its initial state with the focus when its button or Escape closes the text', async () => {
        const first = await rejected()
        press(first.get('button', 'Close'))
        expect(first.all('textbox')).to.have.length(0)
        const second = await rejected()
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
